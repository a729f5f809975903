// The best turn of two steps, using only the rules: node two-plies.mjs ORIGIN GAME TOKEN
// It asks the service once. Install praga-engine first: `npm run tool -- packages` packs it.
import { options, packFor, score, toAct, trySteps } from 'praga-engine';

/** How far a seat is ahead of the best other, if the game ended as things stand. */
function lead(pack, state, seat) {
  const scores = score(pack, state);
  const others = scores.filter((each) => each.seat !== seat).map(({ forecast }) => forecast.total);
  return (scores.find((each) => each.seat === seat)?.forecast.total ?? 0) - Math.max(0, ...others);
}

/** Every legal step of a view with its outcome; none where something hidden would come up. */
function* outcomes(pack, view) {
  for (const { command, reveals } of options(pack, view).commands) {
    if (reveals || command.type === 'Undo') continue;
    const [taken] = trySteps(pack, view, [{ command }]).taken;
    if (taken) yield { command, view: taken.view };
  }
}

/** The line of at most two steps that leaves the seat of the view furthest ahead. */
export function twoPlies(pack, view) {
  let best = { commands: [], lead: -Infinity };
  const note = (commands, { state }) => {
    const found = lead(pack, state, view.seat);
    if (found > best.lead) best = { commands, lead: found };
  };
  for (const first of outcomes(pack, view)) {
    note([first.command], first.view);
    if (toAct(first.view.state)[0] !== view.seat) continue;
    for (const second of outcomes(pack, first.view)) note([first.command, second.command], second.view);
  }
  return best;
}

const [origin, game, token] = process.argv.slice(2);
if (origin) {
  const headers = { authorization: `Bearer ${token}` };
  const { view } = await (await fetch(`${origin}/api/games/${game}`, { headers })).json();
  const pack = packFor(view.state.pack.id, view.state.pack.version);
  console.log(JSON.stringify(twoPlies(pack, view), undefined, 2));
}
