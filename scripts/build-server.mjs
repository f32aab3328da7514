import { readFile, rm } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'
import { filesBelow } from './stamp.mjs'

// Translates the server to JavaScript once, because a loader that does so at each start occupies memory in every thread.

const outdir = join(root, 'dist/server')
/** What is started by its file name: the server, its threads and its processes. */
const isStarted = (file) => file === join('server', 'main.ts') || /\.(worker|process)\.ts$/.test(file)

const address = /(new URL\('[^']*?([^/']+\.(?:worker|process))\.ts', )?import\.meta\.url/g

/**
 * The files of a build are elsewhere than their sources: what a module reads beside itself is read there, and the threads
 * and processes that it starts are those of the build.
 */
const addresses = {
  name: 'addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const source = relative(outdir, path).split(sep).join('/')
      const contents = text.replaceAll(address, (_, started, name) =>
        started ? `new URL('./${name}.js', import.meta.url` : `new URL('${source}', import.meta.url).href`,
      )
      return { contents, loader: 'ts' }
    }),
}

await rm(outdir, { recursive: true, force: true })
const entries = filesBelow(root, 'server').filter((file) => isStarted(file) && !file.includes(`${sep}testing${sep}`))
await build({
  absWorkingDir: root,
  entryPoints: entries.map((file) => ({ in: file, out: basename(file, '.ts') })),
  outdir,
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  plugins: [addresses],
  logLevel: 'warning',
})
