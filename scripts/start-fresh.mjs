import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The app on a data folder of its own that goes away with it, for tests through a browser.
const folder = mkdtempSync(join(tmpdir(), 'yardhand-fresh-'))
// As root, the embedded PostgreSQL runs as another user, which has to reach its folder.
chmodSync(folder, 0o755)
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('./start.mjs')
