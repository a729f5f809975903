import { serve } from '@/app/api/_shared/endpoint';
import { WORD_API } from '@/lib/features/talk/api';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(WORD_API);
