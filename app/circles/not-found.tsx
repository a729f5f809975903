export { MembersOnly as default } from '../members-only';
