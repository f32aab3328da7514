import { describe, expect, it } from 'vitest'
import { allRoutes } from '../../src/app/router/all-routes'
import { scenes } from '../screenshots/scenes'

const paths = Object.values(allRoutes().children ?? {}).flatMap(({ options }) =>
  'path' in options && typeof options.path === 'string' ? [options.path] : [],
)

describe('npm run screenshots', () => {
  it('shows every page of the app, and none that does not exist', () => {
    expect([...new Set(scenes.map(({ route }) => route))].toSorted()).toEqual(paths.toSorted())
  })
})
