import { describe, expect, it } from 'vitest'
import { currentLink, footerFor, type MenuUser, menuFor } from './menu'

const nobody: MenuUser = {
  name: 'Sam Field',
  email: 'sam@ridgeline.example',
  isSuperUser: false,
  isOrgAdmin: false,
  isOrgUser: false,
  isMachineOperator: false,
  isDealership: false,
}
const superUser = { ...nobody, isSuperUser: true }
const dealershipAdmin = { ...nobody, isOrgAdmin: true, isDealership: true }
const operatorAdmin = { ...nobody, isOrgAdmin: true }
const orgUser = { ...nobody, isOrgUser: true, isDealership: true }
const machineOperator = { ...nobody, isMachineOperator: true }

const routes = [
  '/',
  '/machines',
  '/machine-instances',
  '/operator-machines',
  '/manuals',
  '/customers',
  '/receive-goods',
  '/brands',
  '/create-maintenance-schedule',
  '/orders',
  '/quotes',
  '/maintenance-quotes',
  '/payment-management',
  '/payments',
  '/payouts',
  '/taxes',
  '/organizations',
  '/accounts',
  '/addresses',
  '/assistant-usage',
  '/manage-catalogue',
  '/inventory',
  '/feedback',
  '/profile',
  '/change-password',
]

const keys = (user: MenuUser, available = routes) =>
  menuFor(user, available)
    .flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    .map((link) => link.key)
const sections = (user: MenuUser) => menuFor(user, routes).map((entry) => entry.key)

describe('Side menu (specification, section 2)', () => {
  it('Dashboard (not for super user)', () => {
    expect(keys(superUser)).not.toContain('dashboard')
    for (const user of [dealershipAdmin, operatorAdmin, orgUser, machineOperator])
      expect(keys(user)).toContain('dashboard')
  })

  it.each(['machines', 'machineInstances', 'createMaintenanceSchedule'] as const)(
    'Machine: %s (non-super-user, org user level, which an org admin passes)',
    (key) => {
      expect([orgUser, dealershipAdmin, operatorAdmin].every((user) => keys(user).includes(key))).toBe(true)
      expect([superUser, machineOperator, nobody].some((user) => keys(user).includes(key))).toBe(false)
    },
  )

  it('Operator Machines (machine operator who is not admin)', () => {
    expect(keys(machineOperator)).toContain('operatorMachines')
    expect(keys({ ...machineOperator, isOrgAdmin: true })).not.toContain('operatorMachines')
    expect(keys(orgUser)).not.toContain('operatorMachines')
  })

  it('Messages, beside the specification’s items, for everybody who has machines', () => {
    for (const user of [orgUser, dealershipAdmin, operatorAdmin, machineOperator]) {
      expect(keys(user)).toContain('messages')
    }
    expect(keys(superUser)).not.toContain('messages')
  })

  it('Manuals, beside the specification’s items, for everybody who has machines', () => {
    for (const user of [orgUser, dealershipAdmin, operatorAdmin, machineOperator])
      expect(keys(user)).toContain('manuals')
    expect(keys(superUser)).not.toContain('manuals')
  })

  it('Customers, beside the specification’s items, for the staff of a dealership', () => {
    for (const user of [orgUser, dealershipAdmin]) expect(keys(user)).toContain('customers')
    for (const user of [superUser, operatorAdmin, { ...orgUser, isDealership: false }, machineOperator])
      expect(keys(user)).not.toContain('customers')
  })

  it('Receive goods, beside the specification’s items, for the staff of a dealership', () => {
    for (const user of [orgUser, dealershipAdmin]) expect(keys(user)).toContain('receiveGoods')
    for (const user of [superUser, operatorAdmin, { ...orgUser, isDealership: false }, machineOperator])
      expect(keys(user)).not.toContain('receiveGoods')
  })

  it('Machine brands (super user)', () => {
    expect(keys(superUser)).toContain('machineBrands')
    expect(keys(dealershipAdmin)).not.toContain('machineBrands')
  })

  it('Orders (all); Quotes and Maintenance Quotes (non-super org admin)', () => {
    for (const user of [superUser, dealershipAdmin, orgUser, machineOperator]) expect(keys(user)).toContain('orders')
    expect(keys(operatorAdmin)).toEqual(expect.arrayContaining(['quotes', 'maintenanceQuotes']))
    for (const user of [superUser, orgUser, machineOperator]) expect(keys(user)).not.toContain('quotes')
  })

  it('Payment (non-super org admin), and of a dealership, not of an operator', () => {
    expect(keys(dealershipAdmin)).toEqual(
      expect.arrayContaining(['managePayment', 'payments', 'payouts', 'taxSettings']),
    )
    for (const user of [superUser, operatorAdmin, orgUser]) expect(sections(user)).not.toContain('payment')
  })

  it('Admin (super user or org admin): Organizations (super), Accounts and Addresses (admin), Inventory (super)', () => {
    expect(menuFor(superUser, routes)).toContainEqual({
      key: 'admin',
      links: [
        { key: 'organizations', to: '/organizations' },
        { key: 'accounts', to: '/accounts' },
        { key: 'addresses', to: '/addresses' },
        { key: 'inventory', to: '/inventory' },
      ],
    })
    expect(keys(operatorAdmin)).toEqual(expect.arrayContaining(['accounts', 'addresses']))
    for (const user of [orgUser, machineOperator]) expect(sections(user)).not.toContain('admin')
  })

  it('Assistant usage, beside the specification’s items, for the admins of an organization', () => {
    for (const user of [dealershipAdmin, operatorAdmin]) expect(keys(user)).toContain('assistantUsage')
    for (const user of [superUser, orgUser, machineOperator]) expect(keys(user)).not.toContain('assistantUsage')
  })

  it('Manage Catalogue (non-super admin), and of a dealership', () => {
    expect(keys(dealershipAdmin)).toContain('manageCatalogue')
    for (const user of [superUser, operatorAdmin]) expect(keys(user)).not.toContain('manageCatalogue')
  })

  it('Feedback (super user)', () => {
    expect(keys(superUser)).toContain('feedback')
    expect(keys(dealershipAdmin)).not.toContain('feedback')
  })

  it('Footer: Settings (/profile); Change password (hidden for org admins)', () => {
    expect(footerFor(orgUser, routes).map((link) => link.to)).toEqual(['/profile', '/change-password'])
    expect(footerFor(dealershipAdmin, routes).map((link) => link.to)).toEqual(['/profile'])
  })

  it('Footer: Privacy, the app’s own page unless the operator has one elsewhere', () => {
    const links = (hasOwnPolicy: boolean) =>
      footerFor(orgUser, [...routes, '/privacy-policy'], hasOwnPolicy).map((link) => link.to)
    expect(links(false)).toEqual(['/profile', '/change-password', '/privacy-policy'])
    expect(links(true)).toEqual(['/profile', '/change-password'])
  })

  it('leads nowhere that has no screen, and leaves out sections that would be empty', () => {
    expect(menuFor(dealershipAdmin, ['/', '/machines'])).toEqual([
      { key: 'dashboard', to: '/' },
      { key: 'machine', links: [{ key: 'machines', to: '/machines' }] },
    ])
    expect(footerFor(orgUser, ['/'])).toEqual([])
  })
})

describe('currentLink', () => {
  const links = [
    { key: 'dashboard', to: '/' },
    { key: 'machines', to: '/machines' },
    { key: 'machineInstances', to: '/machine-instances' },
  ] as const

  it.each([
    ['/', 'dashboard'],
    ['/machines', 'machines'],
    ['/machines/42', 'machines'],
    ['/machine-instances/add', 'machineInstances'],
    ['/profile', undefined],
  ])('%s belongs to %s', (path, key) => {
    expect(currentLink(links, path)?.key).toBe(key)
  })

  it.each([
    ['an admin of a dealership', dealershipAdmin, '/inventory', 'manageCatalogue'],
    ['an admin of a dealership', dealershipAdmin, '/inventory/42', 'manageCatalogue'],
    ['a clerk', orgUser, '/parts/42', 'receiveGoods'],
    ['an admin of a dealership', dealershipAdmin, '/manuals/questions', 'manuals'],
    ['a super user', superUser, '/manuals/questions', 'feedback'],
    ['a super user', superUser, '/inventory', 'inventory'],
    ['a super user', superUser, '/emails', 'organizations'],
    ['a super user', superUser, '/serial-clashes', 'organizations'],
    ['a super user', superUser, '/assistant-usage', 'organizations'],
  ])('%s %# sees where a page without a link is reached from', (_, user, path, key) => {
    const all = menuFor(user, routes).flatMap((entry) => ('links' in entry ? entry.links : [entry]))
    expect(currentLink(all, path)?.key).toBe(key)
  })
})
