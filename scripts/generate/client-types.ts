// Writes the types of packages/client, which follow from the description of the API.
import fs from 'node:fs';
import { clientTypes } from '@/app/api/_openapi/client-types';

fs.writeFileSync('packages/client/types.ts', clientTypes());
