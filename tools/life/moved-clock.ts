// Loaded into the built server before anything else (`node --import`), only by tools/life.ts. The clock
// stands still and moves on command. The service does not know about it, and no setting of the service moves
// its clock.
import http from 'node:http';

const RealDate = globalThis.Date;
let at = RealDate.parse(process.env.LIFE_BEGINS ?? '');

const now = () => at;
const MovedDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, args: unknown[], asked): object =>
    Reflect.construct(target, args.length > 0 ? args : [now()], asked === MovedDate ? target : asked),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

if (!Number.isNaN(at)) {
  globalThis.Date = MovedDate;
  // The service compares its clock with its uptime and with the database, whose `now()` world.ts moves.
  const [begins, uptime] = [at, process.uptime.bind(process)];
  process.uptime = () => uptime() + (at - begins) / 1000;
  const server = http.createServer((request, response) => {
    const to = RealDate.parse(decodeURIComponent((request.url ?? '').slice(1)));
    // Another program may ask at this port.
    if (!Number.isNaN(to)) at = to;
    response.end();
  });
  // A child process of the server has the same settings, and moves no clock.
  server.on('error', () => {});
  server.listen(Number(process.env.LIFE_CLOCK_PORT), '127.0.0.1').unref();
}
