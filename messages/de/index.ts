/** The messages of a language, one file per area. A new language is a copy of this folder. */
import accessibility from './accessibility.json';
import archive from './archive.json';
import board from './board.json';
import boxes from './boxes.json';
import broken from './broken.json';
import calendar from './calendar.json';
import circles from './circles.json';
import cities from './cities.json';
import coach from './coach.json';
import daily from './daily.json';
import duel from './duel.json';
import events from './events.json';
import figures from './figures.json';
import friends from './friends.json';
import history from './history.json';
import insights from './insights.json';
import inspect from './inspect.json';
import join from './join.json';
import learn from './learn.json';
import leaving from './leaving.json';
import mail from './mail.json';
import moves from './moves.json';
import names from './names.json';
import news from './news.json';
import notifications from './notifications.json';
import open from './open.json';
import operator from './operator.json';
import options from './options.json';
import pace from './pace.json';
import people from './people.json';
import plans from './plans.json';
import position from './position.json';
import problems from './problems.json';
import puzzles from './puzzles.json';
import ratings from './ratings.json';
import recap from './recap.json';
import reference from './reference.json';
import refusals from './refusals.json';
import requests from './requests.json';
import review from './review.json';
import rules from './rules.json';
import sandbox from './sandbox.json';
import say from './say.json';
import seasons from './seasons.json';
import seats from './seats.json';
import setup from './setup.json';
import site from './site.json';
import table from './table.json';
import tables from './tables.json';
import talk from './talk.json';
import terms from './terms.json';
import tiles from './tiles.json';
import train from './train.json';
import turn from './turn.json';
import verify from './verify.json';
import weekly from './weekly.json';

export const messages = {
  accessibility,
  archive,
  board,
  boxes,
  broken,
  calendar,
  circles,
  cities,
  coach,
  friends,
  daily,
  duel,
  events,
  figures,
  history,
  insights,
  inspect,
  join,
  learn,
  leaving,
  mail,
  moves,
  names,
  news,
  notifications,
  open,
  operator,
  options,
  pace,
  people,
  plans,
  position,
  problems,
  puzzles,
  ratings,
  recap,
  reference,
  refusals,
  requests,
  review,
  rules,
  sandbox,
  say,
  seasons,
  seats,
  setup,
  site,
  table,
  tables,
  talk,
  terms,
  tiles,
  train,
  turn,
  verify,
  weekly,
};
