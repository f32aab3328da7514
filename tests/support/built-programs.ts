import { rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vitest/config'
import { buildServer, testedPrograms } from '../../scripts/server-build.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const started = /new URL\('([^']+\.(?:worker|process)\.ts|[^']*\bmain\.ts)', import\.meta\.url\)/g

/**
 * Threads and processes that tests start run a build, as they do in the product. Loaded from TypeScript, each would
 * translate its sources again, which takes longer than most of what they are started for. The build is made when the
 * first file that starts one is loaded, and again when the server changes while Vitest watches.
 */
export function builtPrograms(): Plugin {
  const outdir = join(root, `node_modules/.cache/yardhand/programs-${process.pid}`)
  const programs = testedPrograms()
  const names = new Map(programs.map((program) => [program.in, program.out]))
  const build = () => buildServer({ outdir, programs })
  let built: Promise<void> | undefined

  return {
    name: 'built-programs',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.startsWith(root) || !code.match(started)) return undefined
      built ??= build()
      await built
      return code.replaceAll(started, (address, path: string) => {
        const name = names.get(relative(root, resolve(dirname(id), path)))
        return name === undefined ? address : `new URL('${pathToFileURL(join(outdir, `${name}.js`)).href}')`
      })
    },
    async handleHotUpdate({ file }) {
      if (!built || !file.startsWith(join(root, 'server'))) return
      built = build()
      await built
    },
    configureVitest({ vitest }) {
      vitest.onClose(() => rmSync(outdir, { recursive: true, force: true }))
    },
  }
}
