import { readFile, rm } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { build } from 'esbuild'
import { root } from './run.mjs'
import { filesBelow } from './stamp.mjs'

const server = 'server'
const isTestProgram = (file) => file.includes(`${sep}testing${sep}`)

/** What is started by its file name: the server, its threads and its processes. */
const isStarted = (file) => file === join(server, 'main.ts') || /\.(worker|process)\.ts$/.test(file)

const address = /(new URL\('[^']*?([^/']+\.(?:worker|process))\.ts', )?import\.meta\.url/g

/**
 * The files of a build are elsewhere than their sources: what a module reads beside itself is read there, and the threads
 * and processes that it starts are those of the build.
 */
const addresses = (outdir) => ({
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
})

/** The programs of the product: the source of each, and its name in a build. */
export const productPrograms = () => programsAmong((file) => !isTestProgram(file))

/** Those of the product, those that only tests start, and the payment sandbox as a program of its own. */
export const testedPrograms = () => [
  ...programsAmong(() => true),
  { in: join(server, 'sandbox/main.ts'), out: 'sandbox' },
]

const programsAmong = (isWanted) =>
  filesBelow(root, server)
    .filter((file) => isStarted(file) && isWanted(file))
    .map((file) => ({ in: file, out: basename(file, '.ts') }))

/**
 * Translates programs of the server to JavaScript, because a loader that does so at each start occupies memory in every
 * thread.
 * @param {{ outdir: string, programs: { in: string, out: string }[] }} what `outdir` is replaced
 */
export async function buildServer({ outdir, programs }) {
  await rm(outdir, { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    plugins: [addresses(outdir)],
    logLevel: 'warning',
  })
}
