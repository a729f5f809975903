/**
 * The computer of a sandbox in a worker of its own, so that the page stays as quick as ever while it thinks.
 * Everything it needs is sent to it.
 */
import { computerSteps, type ComputerAnswer, type ComputerTask } from './computer-player';

addEventListener('message', ({ data }: MessageEvent<ComputerTask>) => {
  const answer: ComputerAnswer = { id: data.id, steps: computerSteps(data, () => performance.now()) };
  postMessage(answer);
});
