import { useWords } from '@/lib/platform/i18n/current-words';
import { inspectHref } from '@/lib/game/drawing/at';

const SIGNS = {
  left: 'M6 4v5h5M6.4 9a7 7 0 1 1-.9 5.5',
  right: 'M18 4v5h-5M17.6 9a7 7 0 1 0 .9 5.5',
  inspect: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20 20',
  cancel: 'M6 6l12 12M18 6L6 18',
} as const;

/**
 * Stands beside what is chosen; scripts fill it, nobody sees it without them. It is no part of the panel of
 * moves: whatever draws that anew need not bring it along.
 */
export function TurnBar() {
  const { t } = useWords();
  return (
    <div id="turn-bar" popover="manual" role="group" aria-label={t('turn.tools')}>
      <p className="bar-title empty:hidden font-semibold leading-[1.3]" />
      <p className="bar-next small">{t('turn.choosePlace')}</p>
      <ul className="bar-gains empty:hidden flex flex-wrap gap-y-[.2rem] gap-x-[.7rem] m-0 p-0 list-none font-bold [&_.down]:text-red [&_.up]:text-green [&_li]:inline-flex [&_li]:items-center [&_li]:gap-[.2rem] [&_svg]:size-[1.15rem] [&_svg]:flex-none" />
      <div className="bar-steps empty:hidden grid gap-[.35rem]" />
      <button type="button" className="btn btn-wide" data-do="cube" aria-pressed="false" hidden>
        {t('turn.keepCube')}
      </button>
      <div className="row gap-[.35rem]">
        <Tool does="left" name={t('turn.left')} />
        <Tool does="right" name={t('turn.right')} />
        <button type="button" className="btn btn-main flex-auto" data-do="go">
          <span>
            <span className="for-spot">{t('turn.placeHere')}</span>
            <span className="for-steps">{t('turn.doThis')}</span>
            <span className="reveals font-normal italic"> — {t('moves.reveals')}</span>
          </span>
        </button>
        <a
          className="btn min-w-target p-0"
          href={inspectHref('')}
          data-do="inspect"
          aria-label={t('turn.large')}
        >
          <Sign path={SIGNS.inspect} />
        </a>
        <Tool does="cancel" name={t('turn.cancel')} />
      </div>
    </div>
  );
}

function Tool({ does, name }: { readonly does: 'left' | 'right' | 'cancel'; readonly name: string }) {
  return (
    <button type="button" className="btn min-w-target p-0" data-do={does} aria-label={name} title={name}>
      <Sign path={SIGNS[does]} />
    </button>
  );
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      className="size-[1.4rem] fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
