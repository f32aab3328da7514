import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runNode } from './run.mjs'
import { filesBelow } from './stamp.mjs'

/**
 * Generates everything again into a temporary folder and compares it with the tree, which is not changed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkDrift() {
  const fresh = mkdtempSync(join(tmpdir(), 'yardhand-generated-'))
  try {
    const { code, output } = await runNode(['scripts/generate.mjs', '--out', fresh])
    if (code !== 0) return { code, output }
    const files = new Set([...filesBelow(fresh, '.'), ...filesBelow(root, 'openapi/generated')])
    const stale = [...files].filter((file) => contentOf(fresh, file) !== contentOf(root, file))
    if (stale.length === 0) return { code: 0, output: '' }
    return { code: 1, output: `Not what npm run generate writes:\n${stale.map((file) => `  ${file}`).join('\n')}` }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

function contentOf(folder, file) {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
