import type { Words } from './types';

/** Headings and labels of the page. `{n}` stands for a number. */
// oxfmt-ignore
export const PAGE_WORDS = {
  title: { en: 'The rules', de: 'Die Regeln', pt: 'As regras' },
  lead: {
    en: 'Every rule of Praga Caput Regni as this service plays it, in our own words.',
    de: 'Alle Regeln von Praga Caput Regni, wie dieser Dienst sie spielt, in eigenen Worten.',
    pt: 'Todas as regras de Praga Caput Regni como este serviço as joga, em palavras nossas.',
  },
  fiveMinutes: {
    en: 'Rules in five minutes',
    de: 'Die Regeln in fünf Minuten',
    pt: 'As regras em cinco minutos',
  },
  picture: {
    en: 'The table: Hunger Wall, crane and Cathedral above the city',
    de: 'Der Tisch: Hungermauer, Kran und Dom über der Stadt',
    pt: 'A mesa: Muralha da Fome, grua e Catedral acima da cidade',
  },
  search: { en: 'Search the rules', de: 'Regeln durchsuchen', pt: 'Buscar nas regras' },
  searchHint: {
    en: 'A word or the number of a rule',
    de: 'Ein Wort oder die Nummer einer Regel',
    pt: 'Uma palavra ou o número de uma regra',
  },
  find: { en: 'Search', de: 'Suchen', pt: 'Buscar' },
  found: { en: 'Found: {n}', de: 'Gefunden: {n}', pt: 'Encontradas: {n}' },
  foundNone: {
    en: 'No rule has all of these words.',
    de: 'Keine Regel enthält alle diese Wörter.',
    pt: 'Nenhuma regra tem todas essas palavras.',
  },
  all: { en: 'All rules', de: 'Alle Regeln', pt: 'Todas as regras' },
  cite: {
    en: 'Each rule has a fixed number. Refusals and the log cite it, and a link can point to it.',
    de: 'Jede Regel hat eine feste Nummer. Ablehnungen und Protokoll nennen sie, und ein Link kann auf sie zeigen.',
    pt: 'Cada regra tem um número fixo. Recusas e registro o citam, e um link pode apontar para ele.',
  },
  showTests: {
    en: 'Show the tests that prove each rule',
    de: 'Tests zeigen, die jede Regel belegen',
    pt: 'Mostrar os testes que comprovam cada regra',
  },
  hideTests: { en: 'Hide the tests', de: 'Tests ausblenden', pt: 'Ocultar os testes' },
  forgotten: { en: 'Easily forgotten rules', de: 'Leicht vergessene Regeln', pt: 'Lembrete das regras' },
  timing: { en: 'Notes on timing', de: 'Hinweise zum Timing', pt: 'Notas sobre o momento de agir' },
  topics: { en: 'The rules by topic', de: 'Die Regeln nach Themen', pt: 'As regras por tema' },
  rulings: { en: 'Rulings', de: 'Auslegungen', pt: 'Interpretações' },
  rulingsLead: {
    en: 'Where the rulebooks disagree or are silent: the question, what we do, and why.',
    de: 'Wo sich die Regeltexte widersprechen oder schweigen: die Frage, was wir tun, und warum.',
    pt: 'Onde os textos de regras divergem ou se calam: a pergunta, o que fazemos e por quê.',
  },
  why: { en: 'Why', de: 'Warum', pt: 'Por quê' },
  high: { en: 'The text decides', de: 'Der Text entscheidet', pt: 'O texto decide' },
  medium: { en: 'The text leans this way', de: 'Der Text spricht dafür', pt: 'O texto tende a isso' },
  low: { en: 'A choice of ours', de: 'Unsere Wahl', pt: 'Escolha nossa' },
  examples: { en: 'Worked examples', de: 'Beispiele', pt: 'Exemplos' },
  examplesLead: {
    en: 'The examples of the rulebooks, each played by a test.',
    de: 'Die Beispiele der Regeltexte, jedes von einem Test gespielt.',
    pt: 'Os exemplos dos textos de regras, cada um jogado por um teste.',
  },
  see: { en: 'See', de: 'Siehe', pt: 'Veja' },
  oneTest: { en: 'Proved by 1 test', de: 'Belegt durch 1 Test', pt: 'Comprovada por 1 teste' },
  manyTests: { en: 'Proved by {n} tests', de: 'Belegt durch {n} Tests', pt: 'Comprovada por {n} testes' },
  noTest: { en: 'Without a test', de: 'Ohne Test', pt: 'Sem teste' },
} as const satisfies Readonly<Record<string, Words>>;
