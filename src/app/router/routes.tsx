import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { nextPath } from '@/features/session'
import { requireId } from './require-id'
import { rootRoute } from './root-route'
import { currentUser } from './router-context'
import { parseAccountsSearch } from './search/accounts-search'
import { parseAddInstanceSearch } from './search/add-instance-search'
import { parseAddressesSearch } from './search/addresses-search'
import { parseAskSearch } from './search/ask-search'
import { parseBrandsSearch } from './search/brands-search'
import { parseEmailsSearch } from './search/emails-search'
import { parseFeedbackSearch } from './search/feedback-search'
import { parseInstancesSearch } from './search/instances-search'
import { parseLoginSearch } from './search/login-search'
import { parseMachineSearch } from './search/machine-search'
import { parseMachinesSearch } from './search/machines-search'
import { parseManualsSearch } from './search/manuals-search'
import { parseNextSearch } from './search/next-search'
import { parseOperatorMachinesSearch } from './search/operator-machines-search'
import { parseOrganizationsSearch } from './search/organizations-search'
import { parseScheduleSearch } from './search/schedule-search'
import { parseTokenSearch } from './search/token-search'
import { signedInScreen } from './signed-in-screen'

// One entry for each address: what it asks for, how it is laid out, which screen it shows. Screens load when needed.

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { guard: 'signed-in', layout: 'menu' },
  beforeLoad: ({ context }) => {
    if (currentUser(context)?.is_superuser) throw redirect({ href: '/organizations', replace: true })
  },
  component: signedInScreen('home'),
})

const machines = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseMachinesSearch,
  component: signedInScreen('machines'),
})

const machine = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines/$id',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseMachineSearch,
  beforeLoad: requireId,
  component: signedInScreen('machine'),
})

const manuals = createRoute({
  getParentRoute: () => rootRoute,
  path: '/manuals',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseManualsSearch,
  component: signedInScreen('manuals'),
})

const machineInstances = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-instances',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseInstancesSearch,
  component: signedInScreen('machineInstances'),
})

const addMachineInstance = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-instances/add',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseAddInstanceSearch,
  component: signedInScreen('addMachineInstance'),
})

const machineInstance = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-instances/$id',
  staticData: { guard: 'signed-in', layout: 'menu' },
  beforeLoad: requireId,
  component: signedInScreen('machineInstance'),
})

const operatorMachines = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator-machines',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseOperatorMachinesSearch,
  component: signedInScreen('operatorMachines'),
})

const createMaintenanceSchedule = createRoute({
  getParentRoute: () => rootRoute,
  path: '/create-maintenance-schedule',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseScheduleSearch,
  component: signedInScreen('createMaintenanceSchedule'),
})

const operationsAssistant = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operations-assistant',
  staticData: { guard: 'signed-in', layout: 'fill' },
  validateSearch: parseAskSearch,
  component: signedInScreen('operationsAssistant'),
})

const machineAndQueryUnified = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-and-query-unified',
  staticData: { guard: 'signed-in', layout: 'fill' },
  validateSearch: parseAskSearch,
  component: signedInScreen('machineAndQueryUnified'),
})

const machineAndQueryInput = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-and-query-input',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseAskSearch,
  component: signedInScreen('machineAndQueryInput'),
})

const accounts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts',
  staticData: { guard: 'org-admin', layout: 'menu' },
  validateSearch: parseAccountsSearch,
  component: signedInScreen('accounts'),
})

const addresses = createRoute({
  getParentRoute: () => rootRoute,
  path: '/addresses',
  staticData: { guard: 'org-admin', layout: 'menu' },
  validateSearch: parseAddressesSearch,
  component: signedInScreen('addresses'),
})

const profile = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: signedInScreen('profile'),
})

const organizations = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organizations',
  staticData: { guard: 'super-user', layout: 'menu' },
  validateSearch: parseOrganizationsSearch,
  component: signedInScreen('organizations'),
})

const brands = createRoute({
  getParentRoute: () => rootRoute,
  path: '/brands',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseBrandsSearch,
  component: signedInScreen('brands'),
})

const feedback = createRoute({
  getParentRoute: () => rootRoute,
  path: '/feedback',
  staticData: { guard: 'super-user', layout: 'menu' },
  validateSearch: parseFeedbackSearch,
  component: signedInScreen('feedback'),
})

const emails = createRoute({
  getParentRoute: () => rootRoute,
  path: '/emails',
  staticData: { guard: 'super-user', layout: 'menu' },
  validateSearch: parseEmailsSearch,
  component: signedInScreen('emails'),
})

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { guard: 'public', layout: 'bare' },
  validateSearch: parseLoginSearch,
  beforeLoad: ({ context, search }) => {
    if (currentUser(context) !== null) throw redirect({ href: nextPath(search.next), replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/login-screen'), 'LoginScreen'),
})

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  staticData: { guard: 'public', layout: 'bare' },
  component: lazyRouteComponent(() => import('./screens/logout-screen'), 'LogoutScreen'),
})

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  staticData: { guard: 'public', layout: 'bare' },
  component: lazyRouteComponent(() => import('./screens/forgot-password-screen'), 'ForgotPasswordScreen'),
})

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { guard: 'public', layout: 'bare' },
  validateSearch: parseTokenSearch,
  component: lazyRouteComponent(() => import('./screens/reset-password-screen'), 'ResetPasswordScreen'),
})

const magicLogin = createRoute({
  getParentRoute: () => rootRoute,
  path: '/magic-login',
  staticData: { guard: 'public', layout: 'bare' },
  validateSearch: parseTokenSearch,
  component: lazyRouteComponent(() => import('./screens/magic-login-screen'), 'MagicLoginScreen'),
})

const machineHours = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-hours',
  staticData: { guard: 'public', layout: 'bare' },
  validateSearch: parseTokenSearch,
  component: lazyRouteComponent(() => import('./screens/machine-hours-screen'), 'MachineHoursScreen'),
})

const machineHoursThankYou = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-hours-thank-you',
  staticData: { guard: 'public', layout: 'bare' },
  validateSearch: parseTokenSearch,
  component: lazyRouteComponent(() => import('./screens/machine-hours-thank-you-screen'), 'MachineHoursThankYouScreen'),
})

const machineServiceKits = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-service-kits',
  staticData: { guard: 'public', layout: 'bare' },
  validateSearch: parseTokenSearch,
  component: lazyRouteComponent(() => import('./screens/machine-service-kits-screen'), 'MachineServiceKitsScreen'),
})

const onboarding = createRoute({
  getParentRoute: () => rootRoute,
  path: '/onboarding',
  staticData: { guard: 'signed-in', layout: 'bare' },
  validateSearch: parseNextSearch,
  component: signedInScreen('onboarding'),
})

const changePassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/change-password',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: signedInScreen('changePassword'),
})

const termsOfService = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-of-service',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: signedInScreen('termsOfService'),
})

const privacyPolicy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: signedInScreen('privacyPolicy'),
})

const license = createRoute({
  getParentRoute: () => rootRoute,
  path: '/license',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: signedInScreen('license'),
})

export const routeTree = rootRoute.addChildren([
  home,
  machines,
  machine,
  manuals,
  machineInstances,
  addMachineInstance,
  machineInstance,
  createMaintenanceSchedule,
  operatorMachines,
  operationsAssistant,
  machineAndQueryUnified,
  machineAndQueryInput,
  accounts,
  addresses,
  profile,
  organizations,
  brands,
  feedback,
  emails,
  login,
  logout,
  forgotPassword,
  resetPassword,
  magicLogin,
  machineHours,
  machineHoursThankYou,
  machineServiceKits,
  onboarding,
  changePassword,
  termsOfService,
  privacyPolicy,
  license,
])
