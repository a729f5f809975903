/**
 * Worker for the computer player, which keeps the page responsive while it thinks. All its data comes in
 * messages.
 */
import { computerSteps, type ComputerAnswer, type ComputerTask } from './computer-player';

addEventListener('message', ({ data }: MessageEvent<ComputerTask>) => {
  const answer: ComputerAnswer = { id: data.id, steps: computerSteps(data, () => performance.now()) };
  postMessage(answer);
});
