import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screensOf } from '../../../scripts/screens.mjs'
import { filesBelow } from '../../../scripts/stamp.mjs'
import { allRoutes } from './all-routes'

const modules = filesBelow('.', 'src').map((file) => file.replaceAll('\\', '/'))
/** A build in which each module is a file of its own. */
const chunks = modules.map((module) => ({ fileName: `${module}.js`, imports: [], moduleIds: [`/${module}`] }))
const routes = Object.values(allRoutes().children ?? {}).map(({ options }) => options)
const screens = screensOf('src/pages', chunks, { en: {} })

it('the build knows the screen of each address, and whether it is open to all', () => {
  const known = screens.map(({ path, guard }) => [path, guard])
  const expected = routes.map((options) => {
    const isOpen = options.staticData?.guard === 'public'
    return ['path' in options && options.path, isOpen ? 'public' : 'signed-in']
  })
  expect(modules.every((module) => existsSync(module))).toBe(true)
  expect(known.toSorted()).toEqual(expected.toSorted())
})

it('a screen has its own file and those of its routes; the sign-in is among the first ones', () => {
  const filesOf = (address: string) => screens.find(({ path }) => path === address)?.files
  expect(filesOf('/orders')).toEqual(['all-routes.ts.js', 'orders-page.tsx.js'])
  expect(filesOf('/cart/lists/$id')).toEqual(['all-routes.ts.js', 'list-page.tsx.js'])
  expect(filesOf('/machine-hours')).toEqual(['public-routes.ts.js', 'machine-hours-page.tsx.js'])
  expect(filesOf('/login')).toEqual(['login-page.tsx.js'])
})
