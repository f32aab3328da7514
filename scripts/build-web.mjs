import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { transformSync } from 'esbuild'
import { build } from 'vite'
import { root } from './run.mjs'
import { screensOf, startFiles } from './screens.mjs'

const web = join(root, 'dist/web')
const prerendered = join(root, 'dist/prerender')

const signIn = 'auth/login'
/** Of the pages of which something comes with the document, by their folder. */
const prerenderOf = Object.fromEntries(
  readdirSync(join(root, 'src/pages'), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('/prerender.tsx'))
    .map((name) => [dirname(name), `src/pages/${name}`]),
)

const chunks = []
const collectChunks = {
  name: 'collect-chunks',
  writeBundle: (_, bundle) => void chunks.push(...Object.values(bundle).filter(({ type }) => type === 'chunk')),
}

await build({ root, plugins: [collectChunks] })
minifyEarlyScript()
const headings = await writeDocuments()
writeScreens()
compressAssets()

/**
 * Writes the documents of the app, one for each language, with what they show before there are scripts: the sign-in, which
 * on a slow connection can be filled in long before (docs/decisions/0072-the-sign-in-comes-first.md), or the app's frame.
 *
 * @returns by language, what the frame shows of some pages by their folder
 */
async function writeDocuments() {
  await build({
    root,
    configFile: false,
    plugins: [react()],
    resolve: { alias: { '@': join(root, 'src') } },
    build: {
      ssr: true,
      outDir: prerendered,
      copyPublicDir: false,
      rolldownOptions: { input: { screen: 'src/app/prerender.tsx', ...prerenderOf } },
    },
  })
  const load = (name) => import(pathToFileURL(join(prerendered, `${name}.js`)).href)
  const screen = await load('screen')
  const { [signIn]: login, ...pages } = Object.fromEntries(
    await Promise.all(Object.keys(prerenderOf).map(async (folder) => [folder, await load(folder)])),
  )
  const api = process.env.VITE_PLATFORM_API_URL || '/api/v2'
  const built = readFileSync(join(web, 'index.html'), 'utf8')
  const early = readFileSync(join(web, 'early.js'), 'utf8').trim()
  // The largest first: whatever comes before it would take a part of the connection from it.
  const sizeOf = (file) => statSync(join(web, file)).size
  const preloads = [...startFiles(chunks)].filter((file) => !built.includes(file))
  preloads.sort((one, other) => sizeOf(other) - sizeOf(one))
  const links = preloads
    .map((file) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`)
    .join('')
  const document = [
    // In the document itself, because all that follows would wait for one more file.
    [`<script src="/early.js" data-api="/api/v2">`, `<script data-api="${api}">${early}`],
    ['  </head>', `${links}  </head>`],
  ].reduce((text, [mark, replacement]) => replaced(text, mark, replacement), built)
  const headings = {}
  for (const language of screen.languages) {
    await screen.speak(language)
    const inLanguage = replaced(document, '<html lang="en">', `<html lang="${language}">`)
    const write = (name, shown) =>
      writeFileSync(
        join(web, `${name}.${language}.html`),
        replaced(inLanguage, '<div id="root"></div>', `${shown}<div id="root"></div>`),
      )
    write('login', login.prerender())
    write('screen', screen.prerender())
    headings[language] = Object.fromEntries(Object.entries(pages).map(([folder, page]) => [folder, page.prerender()]))
  }
  rmSync(prerendered, { recursive: true })
  return headings
}

/** Writes what the server has to know of the screen at each address (server/http/screens.ts). */
function writeScreens() {
  writeFileSync(join(web, 'screens.json'), JSON.stringify(screensOf(join(root, 'src/pages'), chunks, headings)))
}

/** The first paint waits for it. */
function minifyEarlyScript() {
  const file = join(web, 'early.js')
  writeFileSync(
    file,
    transformSync(readFileSync(file, 'utf8'), { minify: true, format: 'iife', target: 'es2022' }).code,
  )
}

/** Compresses as well as possible what never changes; the server could only do it fast. */
function compressAssets() {
  const folder = join(web, 'assets')
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const content = readFileSync(join(folder, name))
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    if (content.length >= 1024) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }))
  }
}

function replaced(document, mark, text) {
  if (!document.includes(mark)) throw new Error(`index.html has no ${mark}`)
  return document.replace(mark, () => text)
}
