import { openChannel } from '@/components/ui/browser-features';

/** Pages of one table in one browser: each hears at once how far another has come. */
export class Tabs {
  private readonly channel: BroadcastChannel | undefined;

  constructor(gameId: string, onSeq: (seq: number) => void) {
    this.channel = openChannel(`live ${gameId}`);
    if (!this.channel) return;
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') onSeq(data);
    };
  }

  /** Tells the others that a row is confirmed. */
  tell(seq: number): void {
    this.channel?.postMessage(seq);
  }

  end(): void {
    this.channel?.close();
  }
}
