import type { Topic } from '@/lib/game/casebook/types';

export const PLAZA = {
  id: 'PLAZA',
  title: { en: 'Plazas', de: 'Marktplätze', pt: 'Praças' },
  rules: [
    {
      id: 'PLAZA-1',
      en: 'Every building site touches exactly one plaza.',
      de: 'Jeder Bauplatz grenzt an genau einen Marktplatz.',
      pt: 'Cada local de construção toca exatamente uma praça.',
    },
    {
      id: 'PLAZA-2',
      en: 'You have a claim on a plaza if at least one of your cubes stands on a building around it.',
      de: 'Du hast ein Anrecht auf einen Marktplatz, wenn mindestens einer deiner Würfel auf einem Gebäude um ihn steht.',
      pt: 'Você tem uma reivindicação em uma praça se ao menos um de seus cubos está em uma construção ao redor dela.',
    },
    {
      id: 'PLAZA-3',
      en: 'A plaza is complete when its last free site is built on. It is then evaluated, at once and only once.',
      de: 'Ein Marktplatz ist vollständig, wenn sein letzter freier Bauplatz bebaut ist. Dann wird er gewertet, sofort und nur einmal.',
      pt: 'Uma praça está completa quando seu último local livre é construído. Ela é então avaliada, na hora e uma única vez.',
    },
    {
      id: 'PLAZA-4',
      en: 'Each player with a claim chooses one of the two rewards of the plaza tile. Without a cube there you get nothing, even if you completed the plaza.',
      de: 'Jeder mit einem Anrecht wählt eine der beiden Belohnungen des Marktplatz-Plättchens. Ohne Würfel dort erhältst du nichts, auch wenn du ihn vollendet hast.',
      pt: 'Cada jogador com uma reivindicação escolhe uma das duas recompensas da peça de praça. Sem cubo lá, você não recebe nada, mesmo que tenha completado a praça.',
    },
    {
      id: 'PLAZA-5',
      en: 'Whoever has the most cubes there gets both rewards instead.',
      de: 'Wer dort die meisten Würfel hat, erhält stattdessen beide Belohnungen.',
      pt: 'Quem tem mais cubos lá recebe as duas recompensas.',
    },
    {
      id: 'PLAZA-6',
      en: 'A tie for most cubes goes to the player whose buildings with cubes there cost more, gold and stone added. If that is equal too, all who are tied get both.',
      de: 'Bei Gleichstand gewinnt, wessen Gebäude mit Würfeln dort mehr gekostet haben, Gold und Stein zusammen. Ist auch das gleich, erhalten alle diese Spieler beide.',
      pt: 'O empate é vencido por quem tem construções com cubos mais caras lá, ouro e pedra somados. Se isso também empatar, todos os empatados recebem as duas.',
    },
    {
      id: 'PLAZA-7',
      rulings: ['R-5'],
      en: 'Only the prices printed on those tiles count for the tie.',
      de: 'Für den Gleichstand zählen nur die aufgedruckten Kosten dieser Plättchen.',
      pt: 'Para o desempate contam só os custos impressos nessas peças.',
    },
    {
      id: 'PLAZA-8',
      rulings: ['R-4', 'R-60'],
      en: 'Rewards are chosen and gained at once, also in another player’s turn, clockwise from the active player.',
      de: 'Belohnungen werden sofort gewählt und erhalten, auch in fremden Zügen, im Uhrzeigersinn ab dem Spieler am Zug.',
      pt: 'As recompensas são escolhidas e recebidas na hora, também no turno de outro jogador, em sentido horário a partir do jogador ativo.',
    },
    {
      id: 'PLAZA-9',
      en: 'After that all cubes around the plaza go back to their owners and are available again.',
      de: 'Danach kehren alle Würfel um den Marktplatz zu ihren Besitzern zurück und sind wieder verfügbar.',
      pt: 'Depois disso, todos os cubos ao redor da praça voltam aos donos e ficam disponíveis de novo.',
    },
    {
      id: 'PLAZA-10',
      en: 'The plaza tile stays where it is; only one level IV technology can bring its rewards again.',
      de: 'Das Marktplatz-Plättchen bleibt liegen; nur eine Technologie von Level IV bringt seine Belohnungen noch einmal.',
      pt: 'A peça de praça fica onde está; só uma tecnologia de nível IV pode trazer suas recompensas outra vez.',
    },
    {
      id: 'PLAZA-11',
      en: 'On the plaza tile with the moves the upper reward is one move on the Hunger Wall or the Cathedral and the lower one 3 gold. Whoever gets both still makes one move only.',
      de: 'Beim Marktplatz-Plättchen mit den Bewegungen ist die obere Belohnung ein Schritt auf Hungermauer oder Dom, die untere 3 Gold. Auch wer beide erhält, macht nur einen Schritt.',
      pt: 'Na peça de praça com os movimentos, a recompensa superior é um movimento na Muralha da Fome ou na Catedral, e a inferior, 3 ouros. Quem recebe as duas faz um só movimento.',
    },
    {
      id: 'PLAZA-12',
      rulings: ['R-37'],
      en: 'A plaza hex without a tile (two or three players) still counts as a plaza for points and completion. It has no rewards; cubes there go back when it is complete.',
      de: 'Ein Marktplatzfeld ohne Plättchen (zu zweit oder dritt) gilt für Punkte und Vollständigkeit als Marktplatz. Es hat keine Belohnungen; Würfel dort kehren zurück, wenn er vollständig ist.',
      pt: 'Um hexágono de praça sem peça (dois ou três jogadores) conta como praça para pontos e para ficar completa. Ele não tem recompensas; os cubos lá voltam quando ela fica completa.',
    },
    {
      id: 'PLAZA-13',
      en: 'A plaza not complete at the end of the game pays each player with a claim its lower reward only.',
      de: 'Ein am Spielende nicht vollständiger Marktplatz gibt jedem mit einem Anrecht nur die untere Belohnung.',
      pt: 'Uma praça incompleta no fim da partida dá a cada jogador com reivindicação só a recompensa inferior.',
    },
  ],
} as const satisfies Topic;
