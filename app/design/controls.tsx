import { linkToSheet } from '@/components/board/sheet-url';
import { badgeLook } from '@/components/ui/badge-look';
import { Tick } from '@/components/ui/forms/tick';
import { Markup } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import type { PackData } from '@/lib/game/engine/pack';

const BADGES = ['now', 'must', 'auto', 'lapse', 'keep', 'deferred'] as const;

/** Buttons, fields, badges, notices. */
export function Controls() {
  return (
    <section className="panel stack" aria-label="Controls">
      <h2>Controls</h2>
      <p className="row">
        <button className="btn">Button</button>
        <button className="btn btn-main">What comes next</button>
        <button className="btn btn-end">End turn</button>
        <span className="btn cursor-default opacity-55" aria-disabled="true">
          Not a link
        </span>
      </p>
      <label className="field">
        <span>Field</span>
        <input className="input" defaultValue="Anna" />
      </label>
      <Tick defaultChecked label="A tick with its words" />
      <p className="row">
        {BADGES.map((name) => (
          <span key={name} className={badgeLook(name)}>
            {name}
          </span>
        ))}
      </p>
      <Notice>A notice.</Notice>
      <Notice bad>A refusal with its reason.</Notice>
    </section>
  );
}

const STATES = ['', 'data-legal', 'data-chosen', 'data-changed', 'data-legal data-changed'] as const;

/** A board place in each state: none, legal, chosen, changed. */
export function States({ pack }: { readonly pack: PackData }) {
  const hexes = STATES.map(
    (state) =>
      `<span><svg viewBox="-50 -54 100 108" aria-hidden="true"><a href="#" tabindex="-1" ${state}><use href="#t-building"/><use href="#hit-hex" class="hit"/></a></svg>${state || 'as it is'}</span>`,
  );
  return (
    <section className="panel stack" aria-label="States">
      <h2>States of a place</h2>
      <Markup className="samples samples-named" html={linkToSheet(hexes.join(''), pack)} />
    </section>
  );
}
