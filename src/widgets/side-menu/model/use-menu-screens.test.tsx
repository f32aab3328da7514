import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MenuUser } from './menu'
import { useMenuScreens } from './use-menu-screens'

const superUser: MenuUser = {
  name: 'Sam Field',
  email: 'sam@yardhand.example',
  isSuperUser: true,
  isOrgAdmin: false,
  isOrgUser: false,
  isMachineOperator: false,
  isDealership: false,
}
const routes = ['/', '/machines', '/organizations', '/feedback', '/profile', '/privacy-policy']

describe('the screens of a menu', () => {
  it('are those of the side menu, by role, in its order and words', () => {
    const { result } = renderHook(() => useMenuScreens(superUser, routes, true))
    expect(result.current).toEqual([
      { to: '/organizations', label: 'Organizations' },
      { to: '/feedback', label: 'Feedback' },
      { to: '/profile', label: 'Settings' },
    ])
  })

  it('have the customers of a dealership', () => {
    const clerk: MenuUser = { ...superUser, isSuperUser: false, isOrgUser: true, isDealership: true }
    const { result } = renderHook(() => useMenuScreens(clerk, [...routes, '/customers'], true))
    expect(result.current).toContainEqual({ to: '/customers', label: 'Customers' })
  })
})
