// Made from the description of the API (tests/api/client.unit.test.ts); not edited by hand.
export {};
