import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const publicRoutes = 'src/app/router/public-routes.ts'
const allRoutes = 'src/app/router/all-routes.ts'

/**
 * What a screen asks first where its address has no search, below the address of the API: sent before the app is loaded.
 * After `@` is the type of organization whose people the call is for, and `{chosen}` is the machine chosen on the device.
 * `{?dealership_organization}` is a parameter for admins of a dealership, with theirs. A journey compares all with what the
 * pages ask.
 */
const firstCalls = {
  '/': ['/dashboard/waiting@DEALERSHIP', '/machines/next-due?limit=4@OPERATOR'],
  '/assistant': ['/machines/{chosen}', '/machines/{chosen}/manuals'],
  '/operations-assistant': ['/machines/{chosen}', '/machines/{chosen}/manuals'],
  '/parts-assistant': ['/machines/{chosen}', '/machines/{chosen}/manuals'],
  '/machine-and-query-unified': ['/machines/{chosen}', '/machines/{chosen}/manuals'],
  '/orders': ['/orders/?limit=10{&dealership_organization}', '/orders/cards/{?dealership_organization}'],
}

/**
 * The files that the app starts with, whatever it shows.
 * @param {import('./screens.mjs').Chunk[]} chunks
 */
export const startFiles = (chunks) => filesOf(chunks, ['src/app/entry.ts', 'src/app/start.tsx'])

/**
 * The screens of the app with the files that each needs beside those of the start.
 *
 * @param {string} pages the folder of the pages; each says in its `route.ts` what its addresses are
 * @param {import('./screens.mjs').Chunk[]} chunks
 * @param {Record<string, Record<string, string>>} headings by language and folder, what the document shows of some pages
 * @returns {import('./screens.mjs').Screen[]}
 */
export function screensOf(pages, chunks, headings) {
  const ofStart = startFiles(chunks)
  const signIn = readFileSync(join(pages, '../app/router/sign-in-routes.ts'), 'utf8')
  return routesIn(pages).map(({ folder, path, guard, screen }) => {
    const routes = signIn.includes(`'@/pages/${folder}/route'`) ? [] : [guard === 'public' ? publicRoutes : allRoutes]
    const files = filesOf(chunks, [...routes, posix.join('src/pages', folder, `${screen}.tsx`)])
    const own = [...files].filter((file) => !ofStart.has(file)).map((file) => posix.basename(file))
    const heading = Object.entries(headings).map(([language, ofPages]) => [language, ofPages[folder] ?? ''])
    return { path, guard, files: own, calls: firstCalls[path] ?? [], heading: Object.fromEntries(heading) }
  })
}

function routesIn(pages) {
  const names = readdirSync(pages, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'))
  const routeFiles = names.filter((name) => name.endsWith('/route.ts')).sort()
  return routeFiles.flatMap((name) => {
    const source = readFileSync(join(pages, name), 'utf8')
    const screens = [...source.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, screen]) => screen)
    const guard = /guard: 'public'/.test(source) ? 'public' : 'signed-in'
    const paths = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path]) => path)
    return paths.map((path, place) => ({ folder: dirname(name), path, guard, screen: screens[place] }))
  })
}

/** The files of some modules with all that they import at once. */
function filesOf(chunks, modules) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set()
  const add = (file) => {
    if (files.has(file)) return
    files.add(file)
    for (const next of byName.get(file)?.imports ?? []) add(next)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`The build has no ${module}`)
    add(chunk.fileName)
  }
  return files
}
