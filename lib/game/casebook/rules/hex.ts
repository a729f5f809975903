import type { Topic } from '@/lib/game/casebook/types';

export const HEX = {
  id: 'HEX',
  title: {
    en: 'Choosing hexagon tiles',
    de: 'Wahl eines Sechseckplättchens',
    pt: 'Escolha de peças hexagonais',
  },
  rules: [
    {
      id: 'HEX-1',
      en: 'There are three rows: upgrades, walls, buildings. Each has three slots for normal tiles and, at the right end, one for a special tile.',
      de: 'Es gibt drei Reihen: Aufwertungen, Mauern, Gebäude. Jede hat drei Plätze für Normalplättchen und ganz rechts einen für ein Spezialplättchen.',
      pt: 'Há três linhas: melhorias, muros, construções. Cada uma tem três espaços para peças comuns e, na ponta direita, um para uma peça especial.',
    },
    {
      id: 'HEX-2',
      en: 'Upgrading, building a wall or building a building takes exactly one tile of its own row. Normal tiles are open to everybody, the special one only with the right to it.',
      de: 'Aufwertung, Mauerbau und Gebäudebau nehmen genau ein Plättchen ihrer eigenen Reihe. Normalplättchen stehen allen offen, das Spezialplättchen nur mit dem Spezialplättchen-Bonus.',
      pt: 'Melhorar, erigir um muro ou erigir uma construção pega exatamente uma peça da própria linha. As peças comuns são de todos; a especial exige o bônus de peça especial.',
    },
    {
      id: 'HEX-3',
      rulings: ['R-18'],
      en: 'As soon as a tile is taken, its slot is refilled from the top of the stack of the same type, rarity and era.',
      de: 'Sobald ein Plättchen genommen ist, wird sein Platz vom Stapel gleichen Typs, gleicher Art und gleicher Ära aufgefüllt.',
      pt: 'Assim que uma peça é pega, seu espaço é reposto com a do topo do monte do mesmo tipo, raridade e era.',
    },
    {
      id: 'HEX-4',
      en: 'Tiles do not slide: the new tile comes into the emptied slot.',
      de: 'Plättchen rutschen nicht nach: Das neue kommt auf den frei gewordenen Platz.',
      pt: 'As peças não deslizam: a nova entra no espaço que ficou vazio.',
    },
    {
      id: 'HEX-5',
      rulings: ['R-15'],
      en: 'When the stack is empty the slot stays empty. If a row has no tile that you may choose and can pay, its action is not available to you.',
      de: 'Ist der Stapel leer, bleibt der Platz leer. Gibt es in einer Reihe nichts, was du wählen darfst und bezahlen kannst, steht dir ihre Aktion nicht offen.',
      pt: 'Se o monte acabou, o espaço fica vazio. Se uma linha não tem nada que você possa escolher e pagar, a ação dela não está ao seu alcance.',
    },
    {
      id: 'HEX-6',
      en: 'A later action of the same turn may take the new tile.',
      de: 'Eine spätere Aktion desselben Zuges darf das neue Plättchen nehmen.',
      pt: 'Uma ação posterior do mesmo turno pode pegar a peça nova.',
    },
    {
      id: 'HEX-7',
      en: 'You may not choose a tile that you cannot pay at once.',
      de: 'Ein Plättchen, das du nicht sofort bezahlen kannst, darfst du nicht wählen.',
      pt: 'Você não pode escolher uma peça que não possa pagar na hora.',
    },
    {
      id: 'HEX-8',
      en: 'A chosen tile is placed as part of the same action; no tile is kept for later.',
      de: 'Ein gewähltes Plättchen wird in derselben Aktion platziert; keines wird aufgehoben.',
      pt: 'A peça escolhida é posicionada na mesma ação; nenhuma fica guardada.',
    },
  ],
} as const satisfies Topic;
