// Writes the parts of packages/client and packages/client-python that follow from the description of the API.
import fs from 'node:fs';
import { pythonClient } from '@/app/api-docs/python-client';
import { clientTypes } from '@/app/api/_openapi/client-types';

fs.writeFileSync('packages/client/types.ts', clientTypes());
fs.writeFileSync('packages/client-python/praga_client.py', pythonClient());
