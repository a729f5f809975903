// Phrases that messages avoid, by language: no message may hold one (docs/wording.md and its German and
// Portuguese pages). The rules of ./prose.ts hold for English messages as well.
import { PHRASES, type PhraseRule } from './prose';

type Rules = Readonly<Record<string, PhraseRule>>;

const ENGLISH: Rules = {
  'any-more': { pattern: /\bany more\b(?! \w+ emails)/gi, advice: 'no longer' },
  cannot: { pattern: /\b(cannot|(do|does|did|is|are|was|were|could|has) not)\b(?! only)/gi, advice: 'can’t' },
  'edge-bonus': { pattern: /\b(edge|side) bonus/gi, advice: 'adjacency bonus' },
  'go-on': { pattern: /\b(go|goes|going|went|gone) on\b/gi, advice: 'continue, keep -ing, next' },
  'mail-noun': { pattern: /\b[Mm]ails?\b(?! server)/g, advice: 'email' },
  'next-but-one': { pattern: /\bnext but one\b/gi, advice: 'after the next player' },
  'by-itself': { pattern: /\bby (itself|themselves)\b/gi, advice: 'automatically' },
  sandbox: { pattern: /\bsandbox/gi, advice: 'analysis board' },
  'set-up-noun': { pattern: /\b(the|no|same|a) set-up\b/gi, advice: 'setup' },
  'slot-bonus': { pattern: /\bslot bonus/gi, advice: 'wheel bonus' },
  somebody: { pattern: /\b(some|any|every)body\b|\bnobody\b/gi, advice: 'someone, anyone, everyone, no one' },
  'starts-with-mark': { pattern: /^[,.;:!?]/g, advice: 'a whole sentence' },
  'straight-apostrophe': { pattern: /\w'\w|\ws' /g, advice: '’' },
  'to-the': { pattern: /^To (the|your)\b/g, advice: 'Go to, Back to' },
  'waits-simple': { pattern: /\b(waits|wait) for (you|\{|some)/g, advice: 'is waiting for' },
  deal: { pattern: /\bdeal of the\b|\bthe deal\b/gi, advice: 'setup, challenge' },
};

const GERMAN: Rules = {
  abmelden: { pattern: /\{channel\} abmelden/g, advice: 'abbestellen' },
  aufheben: { pattern: /\baufgehobene[nrs]?\b/gi, advice: 'gespeichert' },
  auslage: { pattern: /\bAuslagen?\b/g, advice: 'Aufbau, Partie' },
  ausmachen: { pattern: /\bausgemacht\b/gi, advice: 'vereinbart' },
  behalten: { pattern: /\b(Variante|Plan|Notiz)\w* behalten\b/g, advice: 'speichern' },
  damals: { pattern: /\bdamals\b/gi, advice: 'in der Partie' },
  endwertung: { pattern: /\bEnd(wertung|abrechnung)\b/g, advice: 'Schlusswertung' },
  fehlanrede: { pattern: /\b(können Sie|löschen Sie|Ihnen|Ihr Konto)\b/g, advice: 'du' },
  frischer: { pattern: /\bfrische[nrs]? Link/g, advice: 'neuer Link' },
  gastgeber: { pattern: /\bGastgeber/g, advice: 'Host' },
  leuchten: { pattern: /\bleucht(et|en|ende[nrsm]?)\b/gi, advice: 'hervorgehoben' },
  'link-machen': { pattern: /\b(Link|Schlüssel|Tisch)\w* (ge)?mach(t|en)\b/g, advice: 'erstellen, eröffnen' },
  mail: { pattern: /(?<!E-)\bMails?\b/g, advice: 'E-Mail' },
  meister: { pattern: /\bMeister\b/g, advice: 'Baumeister' },
  sandkasten: { pattern: /\bSandkasten/g, advice: 'Analysebrett' },
  spielende: { pattern: /\b(Mitspielende|Spielenden)\b/g, advice: 'Spieler' },
  uebernaechste: { pattern: /Übernächste/g, advice: 'nach der nächsten Person' },
  'von-wem': {
    pattern: /\b(Gefragt|Gegeben|Beschlossen|Zurückgenommen) hat\b/g,
    advice: 'das Subjekt zuerst',
  },
  'web-hook': { pattern: /\bWeb-Hook/gi, advice: 'Webhook' },
};

const PORTUGUESE: Rules = {
  'acaba-sozinho': { pattern: /\b(sozinho|sozinha) (assim que|quando)\b/g, advice: 'automático' },
  'caminho-real': { pattern: /\bCaminho Real\b/g, advice: 'Estrada Real' },
  cantos: { pattern: /\b[Cc]antos\b/g, advice: 'quina' },
  disposicao: { pattern: /\b[Dd]isposição\b/g, advice: 'preparação, partida' },
  'em-comum': { pattern: /[Ff]érias em comum/g, advice: 'férias coletivas' },
  'gancho-web': { pattern: /\bGancho web\b/gi, advice: 'Webhook' },
  lance: { pattern: /\blances?\b/gi, advice: 'passo, turno' },
  'mesa-de-trabalho': { pattern: /\bmesa de trabalho\b/gi, advice: 'administração' },
  muralhas: { pattern: /\b[Mm]uralhas\b/g, advice: 'muros' },
  'para-a': {
    pattern: /^(Para a|Para o|Ao|À) (mesa|tabuleiro|linha|página|partida)/g,
    advice: 'Ir para, Voltar',
  },
  particular: { pattern: /\bparticulare?s?\b/gi, advice: 'privada' },
  'pergunta-me': { pattern: /\b[Pp]ergunta-me\b/g, advice: 'Perguntar antes' },
  'procura-se': { pattern: /^Procura-se\b/g, advice: 'a mesa procura' },
  recibo: { pattern: /\b[Rr]ecibos?\b/g, advice: 'código de verificação' },
  'sem-rede': { pattern: /\bsem rede\b/gi, advice: 'offline' },
  simulacao: { pattern: /\b[Ss]imulação\b/g, advice: 'tabuleiro de análise' },
  'sua-vez-enviada': { pattern: /\b(Enviando|próxima) (sua )?vez\b/gi, advice: 'turno' },
  tentativas: { pattern: /tentativas demais/gi, advice: 'Muitas tentativas' },
  'vale-em': { pattern: /\b[Vv]ale em uma hora\b/g, advice: 'entra em vigor em' },
  'voce-mesmo': { pattern: /\bvocê mesm[oa]\b/gi, advice: 'por conta própria' },
};

/** The avoided phrases of each language's messages, with the words to write. */
export const MESSAGE_PHRASES: Readonly<Record<string, Rules>> = {
  en: { ...PHRASES, ...ENGLISH },
  de: GERMAN,
  'pt-BR': PORTUGUESE,
};

/** The phrases that a message holds, as "rule: phrase (advice)". */
export function phrasesIn(locale: string, message: string): readonly string[] {
  const plain = message.replaceAll(/\{\w+, (plural|select),/g, '{');
  return Object.entries(MESSAGE_PHRASES[locale] ?? {}).flatMap(([rule, { pattern, advice }]) =>
    [...plain.matchAll(pattern)].map(([phrase]) => `${rule}: ${phrase} (${advice})`),
  );
}
