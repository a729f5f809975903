import type { Topic } from '@/lib/game/casebook/types';

export const CRANE = {
  id: 'CRANE',
  title: { en: 'Action crane', de: 'Aktionskran', pt: 'Grua de ações' },
  rules: [
    {
      id: 'CRANE-1',
      en: 'The wheel has 12 sectors: 11 slots for action tiles and one under the box, which holds none.',
      de: 'Das Rad hat 12 Sektoren: 11 Plätze für Aktionsplättchen und einen unter dem Kasten, der keines trägt.',
      pt: 'A roda tem 12 setores: 11 espaços para peças de ação e um sob a caixa, que não recebe nenhuma.',
    },
    {
      id: 'CRANE-2',
      en: 'Each slot has a printed bonus that turns with the wheel; red costs and blue points belong to the board and stay where they are. A tile keeps its slot, and so its bonus, until somebody takes it, while its zone changes.',
      de: 'Jeder Platz hat einen aufgedruckten Bonus, der sich mit dem Rad dreht; rote Kosten und blaue Punkte gehören zum Plan und bleiben, wo sie sind. Ein Plättchen behält seinen Platz und damit seinen Bonus, bis es jemand nimmt, während sich sein Bereich ändert.',
      pt: 'Cada espaço tem um bônus impresso que gira com a roda; os custos vermelhos e os pontos azuis pertencem ao tabuleiro e ficam parados. Uma peça mantém seu espaço, e com ele o bônus, até que alguém a pegue, enquanto a zona muda.',
    },
    {
      id: 'CRANE-3',
      en: 'At set-up the white arrow points to the symbol for the number of players.',
      de: 'Beim Aufbau zeigt der weiße Pfeil auf das Symbol mit der Zahl der Spieler.',
      pt: 'Na preparação, a seta branca aponta para o símbolo com o número de jogadores.',
    },
    {
      id: 'CRANE-4',
      en: 'The six action tiles fill the first six free slots clockwise from the first red position, so they lie in red and green only.',
      de: 'Die sechs Aktionsplättchen füllen im Uhrzeigersinn die ersten sechs freien Plätze ab der ersten roten Position; sie liegen also nur in Rot und Grün.',
      pt: 'As seis peças de ação ocupam, em sentido horário, os seis primeiros espaços livres a partir da primeira posição vermelha; ficam, portanto, só em vermelho e verde.',
    },
    {
      id: 'CRANE-5',
      en: 'Two neutral cubes count turns: one starts on the wheel, one on the platform space for the number of players.',
      de: 'Zwei neutrale Würfel zählen die Züge: Einer beginnt auf dem Rad, einer auf dem Feld der Plattform für die Zahl der Spieler.',
      pt: 'Dois cubos neutros contam os turnos: um começa na roda, o outro no espaço da plataforma para o número de jogadores.',
    },
    {
      id: 'CRANE-6',
      en: 'An action tile shows two actions, and you use only one of them. Whether it lies on the inner or the outer half makes no difference.',
      de: 'Ein Aktionsplättchen zeigt zwei Aktionen, von denen du nur eine nutzt. Innen oder außen macht keinen Unterschied.',
      pt: 'Uma peça de ação mostra duas ações, e você usa só uma. Estar na metade de dentro ou de fora não faz diferença.',
    },
    {
      id: 'CRANE-7',
      rulings: ['R-58'],
      en: 'A tile in the red zone may be taken only by paying its gold at once; if you cannot pay, you may not take it. Nothing that this tile brings, its wheel bonus included, may help to pay.',
      de: 'Ein Plättchen im roten Bereich nimmst du nur, wenn du sofort sein Gold bezahlst; kannst du das nicht, darfst du es nicht nehmen. Nichts, was dieses Plättchen bringt, auch nicht sein Radbonus, hilft beim Bezahlen.',
      pt: 'Uma peça na zona vermelha só pode ser pega pagando na hora seu ouro; se não puder pagar, você não pode pegá-la. Nada que essa peça traz, nem o bônus da roda, ajuda a pagar.',
    },
    {
      id: 'CRANE-8',
      en: 'A tile in the green zone has no price and scores nothing for its position.',
      de: 'Ein Plättchen im grünen Bereich kostet nichts und bringt keine Punkte für seine Position.',
      pt: 'Uma peça na zona verde não custa nada e não rende pontos pela posição.',
    },
    {
      id: 'CRANE-9',
      en: 'A tile in the blue zone scores the points of its position when you take it.',
      de: 'Ein Plättchen im blauen Bereich bringt die Punkte seiner Position, wenn du es nimmst.',
      pt: 'Uma peça na zona azul rende os pontos de sua posição quando você a pega.',
    },
    {
      id: 'CRANE-10',
      en: 'The tile you take gives you the bonus of its slot, at once or at any later moment of the same turn. It never outlasts that turn.',
      de: 'Das genommene Plättchen gibt dir den Bonus seines Platzes, sofort oder später im selben Zug. Nach dem Zug ist er verfallen.',
      pt: 'A peça que você pega dá o bônus de seu espaço, na hora ou mais tarde no mesmo turno. Ele nunca passa desse turno.',
    },
    {
      id: 'CRANE-11',
      en: 'An egg in the slot is an offer: you may buy one egg for the printed price, or not. You may wait within the turn until you can pay.',
      de: 'Ein Ei am Platz ist ein Angebot: Du darfst ein Ei zum angegebenen Preis kaufen oder es lassen. Innerhalb des Zuges darfst du warten, bis du zahlen kannst.',
      pt: 'Um ovo no espaço é uma oferta: você pode comprar um ovo pelo custo impresso, ou não. Dentro do turno, pode esperar até poder pagar.',
    },
    {
      id: 'CRANE-12',
      rulings: ['R-10'],
      en: 'A tile with the 5-point token scores 5 points when taken; the token then goes back to its waiting place.',
      de: 'Ein Plättchen mit dem 5-Punkte-Plättchen bringt 5 Punkte, wenn es genommen wird; danach wartet das 5-Punkte-Plättchen wieder an seinem Ort.',
      pt: 'Uma peça com o marcador de 5 pontos rende 5 pontos ao ser pega; depois o marcador volta a seu lugar de espera.',
    },
    {
      id: 'CRANE-13',
      en: 'You take exactly one action tile each turn and keep it until the turn ends.',
      de: 'Du nimmst in jedem Zug genau ein Aktionsplättchen und behältst es bis zum Ende des Zuges.',
      pt: 'Em cada turno você pega exatamente uma peça de ação e fica com ela até o fim do turno.',
    },
    {
      id: 'CRANE-14',
      en: 'A slot holds at most one action tile; the sector under the box never holds one.',
      de: 'Auf einem Platz liegt höchstens ein Aktionsplättchen, unter dem Kasten nie eines.',
      pt: 'Um espaço tem no máximo uma peça de ação; o setor sob a caixa nunca tem.',
    },
  ],
} as const satisfies Topic;
