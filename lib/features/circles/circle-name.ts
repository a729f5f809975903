import { z } from 'zod';
import { MAX_NOTICE_LETTERS } from '@/lib/features/circles/limits';
import { isTimeZone } from '@/lib/features/people/guests';
import { Name } from '@/lib/features/table/contract-shapes';

/** A web address, as people put it into names to advertise. */
const LINK = /:\/\/|www\.|\S\.\p{L}{2,}/iu;

/** The name of a circle, or of a member in it: a name without a link. */
export const NameInCircle = Name.refine((name) => !LINK.test(name), 'has a link in it');

/** The notice of a circle; empty if there is none. */
export const NoticeText = z.string().trim().max(MAX_NOTICE_LETTERS);

export const ZoneOfCircle = z.string().max(60).refine(isTimeZone, 'is no time zone');
