/** What the menu needs to know of a person. The groups are the specification's, taken as they are. */
export type MenuUser = {
  name: string
  email: string
  isSuperUser: boolean
  isOrgAdmin: boolean
  isOrgUser: boolean
  isMachineOperator: boolean
  isDealership: boolean
}

type Rule = (user: MenuUser) => boolean

const everyone: Rule = () => true
const superUser: Rule = (user) => user.isSuperUser
const notSuperUser: Rule = (user) => !user.isSuperUser
const admin: Rule = (user) => user.isSuperUser || user.isOrgAdmin
const orgAdmin: Rule = (user) => !user.isSuperUser && user.isOrgAdmin
const dealershipAdmin: Rule = (user) => orgAdmin(user) && user.isDealership
const orgUserLevel: Rule = (user) => !user.isSuperUser && (user.isOrgUser || user.isOrgAdmin)
const dealershipStaff: Rule = (user) => orgUserLevel(user) && user.isDealership
const plainOperator: Rule = (user) => !user.isSuperUser && user.isMachineOperator && !user.isOrgAdmin

// Specification, section 2, "Side menu", in its order, with manuals, customers, the receipt of goods, messages and the usage of the assistants beside it. The payment pages and the catalogue belong to dealerships only.
const entries = [
  { key: 'dashboard', to: '/', shownTo: notSuperUser },
  {
    key: 'machine',
    links: [
      { key: 'machines', to: '/machines', shownTo: orgUserLevel },
      { key: 'machineInstances', to: '/machine-instances', shownTo: orgUserLevel },
      { key: 'operatorMachines', to: '/operator-machines', shownTo: plainOperator },
      { key: 'machineBrands', to: '/brands', shownTo: superUser },
      { key: 'createMaintenanceSchedule', to: '/create-maintenance-schedule', shownTo: orgUserLevel },
    ],
  },
  { key: 'manuals', to: '/manuals', shownTo: notSuperUser },
  { key: 'customers', to: '/customers', shownTo: dealershipStaff },
  { key: 'receiveGoods', to: '/receive-goods', shownTo: dealershipStaff },
  { key: 'messages', to: '/operator-machines', shownTo: notSuperUser },
  {
    key: 'ordersAndBilling',
    links: [
      { key: 'orders', to: '/orders', shownTo: everyone },
      { key: 'quotes', to: '/quotes', shownTo: orgAdmin },
      { key: 'maintenanceQuotes', to: '/maintenance-quotes', shownTo: orgAdmin },
    ],
  },
  {
    key: 'payment',
    links: [
      { key: 'managePayment', to: '/payment-management', shownTo: dealershipAdmin },
      { key: 'payments', to: '/payments', shownTo: dealershipAdmin },
      { key: 'payouts', to: '/payouts', shownTo: dealershipAdmin },
      { key: 'taxSettings', to: '/taxes', shownTo: dealershipAdmin },
    ],
  },
  {
    key: 'admin',
    links: [
      { key: 'organizations', to: '/organizations', shownTo: superUser },
      { key: 'accounts', to: '/accounts', shownTo: admin },
      { key: 'addresses', to: '/addresses', shownTo: admin },
      { key: 'assistantUsage', to: '/assistant-usage', shownTo: orgAdmin },
      { key: 'manageCatalogue', to: '/manage-catalogue', shownTo: dealershipAdmin },
      { key: 'inventory', to: '/inventory', shownTo: superUser },
    ],
  },
  { key: 'feedback', to: '/feedback', shownTo: superUser },
] as const

const footer = [
  { key: 'settings', to: '/profile', shownTo: everyone },
  { key: 'changePassword', to: '/change-password', shownTo: (user: MenuUser) => !user.isOrgAdmin },
  { key: 'privacy', to: '/privacy-policy', shownTo: everyone },
] as const

type Entry = (typeof entries)[number]
type Section = Extract<Entry, { links: readonly unknown[] }>

export type SectionKey = Section['key']
export type LinkKey = Exclude<Entry, Section>['key'] | Section['links'][number]['key'] | (typeof footer)[number]['key']
export type MenuLink = { key: LinkKey; to: string }
export type MenuSection = { key: SectionKey; links: MenuLink[] }

/**
 * The side menu of one person, without what they may not see and without routes that do not exist yet.
 *
 * @param routes the paths that the app has screens for, as written in the route table
 */
export function menuFor(user: MenuUser, routes: readonly string[]): (MenuLink | MenuSection)[] {
  return entries.flatMap((entry): (MenuLink | MenuSection)[] => {
    if (!('links' in entry)) return shown([entry], user, routes)
    const links = shown(entry.links, user, routes)
    return links.length > 0 ? [{ key: entry.key, links }] : []
  })
}

/**
 * The links at the foot of the menu, by the same rules.
 *
 * @param hasOwnPolicy whether the operator's own privacy policy is linked in place of the app's page
 */
export function footerFor(user: MenuUser, routes: readonly string[], hasOwnPolicy = false): MenuLink[] {
  return shown(footer, user, routes).filter(({ key }) => !(hasOwnPolicy && key === 'privacy'))
}

/** Pages that a reader may have no link to, with the page that leads there. */
const reachedFrom = [
  ['/manuals/questions', '/feedback'],
  ['/inventory', '/manage-catalogue'],
  ['/parts', '/receive-goods'],
  ['/emails', '/organizations'],
  ['/serial-clashes', '/organizations'],
  ['/assistant-usage', '/organizations'],
] as const

/** The link that leads to the current page, to the list it belongs to, or to the page from which it is reached. */
export function currentLink(links: readonly MenuLink[], path: string): MenuLink | undefined {
  const [, from] = reachedFrom.find(([page]) => isWithin(path, page)) ?? []
  return links.find(({ to }) => isWithin(path, to)) ?? links.find(({ to }) => to === from)
}

const isWithin = (path: string, page: string) => path === page || (page !== '/' && path.startsWith(`${page}/`))

function shown(
  links: readonly (MenuLink & { shownTo: Rule })[],
  user: MenuUser,
  routes: readonly string[],
): MenuLink[] {
  return links.filter(({ to, shownTo }) => routes.includes(to) && shownTo(user)).map(({ key, to }) => ({ key, to }))
}
