/** Something that waits until the test lets it through. */
export interface Gate {
  readonly passed: Promise<void>;
  readonly open: () => void;
}

export function makeGate(): Gate {
  let open = (): void => undefined;
  const passed = new Promise<void>((done) => {
    open = done;
  });
  return { passed, open };
}
