import { VERIFICATION, type Block } from '@/lib/game/casebook/verification';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const { t } = wordingOf('en');

/** The English text in the form of docs/verification.md. */
export function verificationAsMarkdown(): string {
  const parts = VERIFICATION.flatMap(({ id, blocks }) => [
    `## ${t(`verify.${id}.heading`)}`,
    ...blocks.map(markdownOf),
  ]);
  return `${[`# ${t('verify.title')}`, t('verify.lead'), ...parts].join('\n\n')}\n`;
}

function markdownOf(block: Block): string {
  if ('code' in block) return `\`\`\`\n${block.code}\n\`\`\``;
  if ('list' in block) return block.list.map((key) => `- ${t(key)}`).join('\n');
  if ('steps' in block) return block.steps.map((key, i) => `${i + 1}. ${t(key)}`).join('\n');
  if ('text' in block) return t(block.text);
  const rows = block.rows.map(([code, meaning]) => `| \`${code}\` | ${t(meaning)} |`);
  return ['| what | from what, or what it means |', '| --- | --- |', ...rows].join('\n');
}
