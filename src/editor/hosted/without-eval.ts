/** Before a schema is made: zod would try whether it may compile checks, and Firefox tells of each try that a policy has refused. */
import { z } from 'zod';

z.config({ jitless: true });
