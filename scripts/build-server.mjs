import { join } from 'node:path'
import { root } from './run.mjs'
import { buildServer, productPrograms } from './server-build.mjs'

await buildServer({ outdir: join(root, 'dist/server'), programs: productPrograms() })
