/**
 * The input of a screen reader: the browser's own accessibility tree. It includes texts inside of shared
 * symbols, which Playwright's snapshot leaves out.
 */
import type { CDPSession, Page } from '@playwright/test';

/** A node that is read out, in reading order. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  /** The level of a heading. */
  readonly level?: number;
  /** The target of a link. */
  readonly url?: string;
  /** Whether it is within a drawing. */
  readonly isDrawn: boolean;
  readonly isFocused: boolean;
  /** Whether it is read out as part of another node: the text of a button, the link of a heading. */
  readonly isPart: boolean;
  /** Whether changes of it are announced. */
  readonly isLive: boolean;
  /** The names of the enclosing regions. */
  readonly regions: readonly string[];
  readonly id: number | undefined;
}

interface DomNode {
  readonly nodeName: string;
  readonly backendNodeId: number;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
}

/** The nodes of all drawings, including their symbols. */
async function drawnNodes(cdp: CDPSession): Promise<ReadonlySet<number>> {
  const { root } = (await cdp.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode };
  const found = new Set<number>();
  const visit = (node: DomNode, isDrawn: boolean): void => {
    const within = isDrawn || node.nodeName.toLowerCase() === 'svg';
    if (within) found.add(node.backendNodeId);
    [...(node.children ?? []), ...(node.shadowRoots ?? [])].forEach((child) => visit(child, within));
  };
  visit(root, false);
  return found;
}

type AxNode = Awaited<ReturnType<typeof axNodes>>[number];

async function axNodes(cdp: CDPSession) {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes;
}

const valueOf = (node: AxNode, name: string): unknown =>
  node.properties?.find((property) => property.name === name)?.value.value;

/** Properties of a node that follow from its ancestors. */
type Around = Pick<Heard, 'isDrawn' | 'isPart' | 'isLive' | 'regions'>;
const NOWHERE: Around = { isDrawn: false, isPart: false, isLive: false, regions: [] };

/** Everything that is read out on a page. */
export async function heardIn(page: Page): Promise<readonly Heard[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Accessibility.enable');
  const [drawn, nodes] = [await drawnNodes(cdp), await axNodes(cdp)];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: Heard[] = [];
  const visit = (node: AxNode, around: Around): void => {
    const isDrawn = around.isDrawn || drawn.has(node.backendDOMNodeId ?? -1);
    const isLive = around.isLive || ['polite', 'assertive'].includes(String(valueOf(node, 'live')));
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '');
    const here: Around = { ...around, isDrawn, isLive };
    if (!node.ignored) found.push(heardOf(node, { role, name, ...here }));
    const regions = role === 'region' ? [...around.regions, name] : around.regions;
    const isPart = around.isPart || (!node.ignored && WHOLE.has(role));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, { ...here, isPart, regions });
    }
  };
  const [root] = nodes;
  if (root) visit(root, NOWHERE);
  await cdp.detach();
  return found;
}

function heardOf(node: AxNode, facts: Pick<Heard, 'role' | 'name'> & Around): Heard {
  const [level, url] = [valueOf(node, 'level'), valueOf(node, 'url')];
  return {
    ...facts,
    id: node.backendDOMNodeId,
    isFocused: valueOf(node, 'focused') === true,
    ...(typeof level === 'number' ? { level } : {}),
    ...(typeof url === 'string' ? { url } : {}),
  };
}

/** Names of links with more than one target. */
export function ambiguousIn(heard: readonly Heard[]): readonly string[] {
  const ends = new Map<string, Set<string>>();
  for (const { role, name, url } of heard)
    if (role === 'link' && url) ends.set(name, (ends.get(name) ?? new Set()).add(url));
  return [...ends].filter(([, urls]) => urls.size > 1).map(([name]) => name);
}

/** A screen reader lists these controls by name only, so names must differ. */
const CONTROLS: ReadonlySet<string> = new Set(['button', 'textbox', 'combobox', 'checkbox']);

/** The browser's own buttons within a field for a date or a time. */
const OF_BROWSER = /^Show (date|time) picker/;

/** Names of several controls, and names of links with more than one target. */
export function repeatedIn(heard: readonly Heard[]): readonly string[] {
  const names = heard
    .filter(({ role, name }) => CONTROLS.has(role) && !OF_BROWSER.test(name))
    .map(({ role, name }) => `${role} ${name}`);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  return [...new Set(twice), ...ambiguousIn(heard).map((name) => `link ${name}`)];
}

/** Roles that are one stop together with their content. */
const WHOLE: ReadonlySet<string> = new Set([
  'link',
  'button',
  'heading',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'image',
  'DisclosureTriangle',
]);

/**
 * Whether a reader stops here when moving through everything with one key: at each button, link, field,
 * heading, picture and text. The name of a button is not a separate stop.
 */
export const isStop = ({ role, isPart }: Heard): boolean =>
  !isPart && (role === 'StaticText' || WHOLE.has(role));

/** The number of stops on the way through the whole page. */
export const stopsIn = (heard: readonly Heard[]): number => heard.filter(isStop).length;
