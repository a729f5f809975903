/**
 * What cities of time zones are called where that is not their English name. `Intl` names zones and no cities, so those that most people
 * live by stand here (as in CLDR's exemplar cities); all others keep the name they have in the zone database.
 */
import type { Locale } from './locales';

/** Cities by the last part of their zone. */
export type ZoneCities = Readonly<Record<string, string>>;

/** Old spellings of the zone database, and names with letters it does not have. */
const EVERYWHERE: ZoneCities = {
  ...{ Asuncion: 'Asunción', Belem: 'Belém', Bogota: 'Bogotá', Cancun: 'Cancún', Cordoba: 'Córdoba' },
  ...{ Cuiaba: 'Cuiabá', Maceio: 'Maceió', Sao_Paulo: 'São Paulo', Sao_Tome: 'São Tomé', Zurich: 'Zürich' },
  ...{
    Calcutta: 'Kolkata',
    Katmandu: 'Kathmandu',
    Kiev: 'Kyiv',
    Rangoon: 'Yangon',
    Saigon: 'Ho Chi Minh City',
  },
};

const GERMAN: ZoneCities = {
  ...{ Algiers: 'Algier', Athens: 'Athen', Baghdad: 'Bagdad', Belgrade: 'Belgrad', Brussels: 'Brüssel' },
  ...{ Bucharest: 'Bukarest', Cairo: 'Kairo', Calcutta: 'Kalkutta', Copenhagen: 'Kopenhagen' },
  ...{ Damascus: 'Damaskus', Havana: 'Havanna', Hong_Kong: 'Hongkong' },
  ...{ Kiev: 'Kyjiw', Lisbon: 'Lissabon', Luxembourg: 'Luxemburg', Mexico_City: 'Mexiko-Stadt' },
  ...{
    Moscow: 'Moskau',
    Nicosia: 'Nikosia',
    Prague: 'Prag',
    Riyadh: 'Riad',
    Rome: 'Rom',
    Saigon: 'Ho-Chi-Minh-Stadt',
  },
  ...{ Singapore: 'Singapur', Taipei: 'Taipeh', Tashkent: 'Taschkent', Tehran: 'Teheran', Tirane: 'Tirana' },
  ...{ Tokyo: 'Tokio', Vatican: 'Vatikan', Vienna: 'Wien', Warsaw: 'Warschau', Yerevan: 'Eriwan' },
  ...{ Chisinau: 'Chișinău', Azores: 'Azoren', Canary: 'Kanaren', Cape_Verde: 'Kap Verde' },
};

const BRAZILIAN: ZoneCities = {
  ...{ Algiers: 'Argel', Amsterdam: 'Amsterdã', Athens: 'Atenas', Azores: 'Açores', Baghdad: 'Bagdá' },
  ...{ Bangkok: 'Bangcoc', Beirut: 'Beirute', Belgrade: 'Belgrado', Berlin: 'Berlim', Brussels: 'Bruxelas' },
  ...{ Bucharest: 'Bucareste', Budapest: 'Budapeste', Calcutta: 'Calcutá', Canary: 'Canárias' },
  ...{ Cape_Verde: 'Cabo Verde', Copenhagen: 'Copenhague', Damascus: 'Damasco', Havana: 'Havana' },
  ...{
    Helsinki: 'Helsinque',
    Istanbul: 'Istambul',
    Jakarta: 'Jacarta',
    Jerusalem: 'Jerusalém',
    Kiev: 'Kiev',
  },
  ...{
    Lisbon: 'Lisboa',
    London: 'Londres',
    Luxembourg: 'Luxemburgo',
    Madrid: 'Madri',
    Mexico_City: 'Cidade do México',
  },
  ...{
    Moscow: 'Moscou',
    New_York: 'Nova York',
    Nicosia: 'Nicósia',
    Noronha: 'Fernando de Noronha',
    Prague: 'Praga',
  },
  ...{ Riyadh: 'Riade', Rome: 'Roma', Saigon: 'Cidade de Ho Chi Minh', Seoul: 'Seul', Shanghai: 'Xangai' },
  ...{ Singapore: 'Singapura', Sofia: 'Sófia', Stockholm: 'Estocolmo', Tehran: 'Teerã', Tirane: 'Tirana' },
  ...{
    Tokyo: 'Tóquio',
    Vatican: 'Vaticano',
    Vienna: 'Viena',
    Vilnius: 'Vilna',
    Warsaw: 'Varsóvia',
    Zurich: 'Zurique',
  },
};

/** The names of cities by language. */
export const ZONE_CITIES: Readonly<Record<Locale, ZoneCities>> = {
  en: EVERYWHERE,
  de: { ...EVERYWHERE, ...GERMAN },
  'pt-BR': { ...EVERYWHERE, ...BRAZILIAN },
};
