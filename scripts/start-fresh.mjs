import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Starts the app with a temporary data folder, for browser tests.
const folder = mkdtempSync(join(tmpdir(), 'yardhand-fresh-'))
// As root, the embedded PostgreSQL runs as another user, who must be able to enter the folder.
chmodSync(folder, 0o755)
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('./start.mjs')
