/** Where the JSON Schema lies by which editors complete and explain the manifest. */
import type { Folders } from '../bundling/project.js';

/** From the folder of the site. One with section types of its own has its own schema, which stands beside them. */
export const schemaPathOf = ({ root, project }: Folders): string =>
  root === project ? 'schema/site.schema.json' : 'sections/site.schema.json';
