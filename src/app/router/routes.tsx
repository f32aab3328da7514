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

// One entry for each address: what it asks for, how it is laid out, which screen it shows. Screens load when needed.

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { guard: 'signed-in', layout: 'menu' },
  beforeLoad: ({ context }) => {
    if (currentUser(context)?.is_superuser) throw redirect({ href: '/organizations', replace: true })
  },
  component: lazyRouteComponent(() => import('./screens/home-screen'), 'HomeScreen'),
})

const machines = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseMachinesSearch,
  component: lazyRouteComponent(() => import('./screens/machines-screen'), 'MachinesScreen'),
})

const machine = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machines/$id',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseMachineSearch,
  beforeLoad: requireId,
  component: lazyRouteComponent(() => import('./screens/machine-screen'), 'MachineScreen'),
})

const manuals = createRoute({
  getParentRoute: () => rootRoute,
  path: '/manuals',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseManualsSearch,
  component: lazyRouteComponent(() => import('./screens/manuals-screen'), 'ManualsScreen'),
})

const machineInstances = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-instances',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseInstancesSearch,
  component: lazyRouteComponent(() => import('./screens/machine-instances-screen'), 'MachineInstancesScreen'),
})

const addMachineInstance = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-instances/add',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseAddInstanceSearch,
  component: lazyRouteComponent(() => import('./screens/add-instance-screen'), 'AddInstanceScreen'),
})

const machineInstance = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-instances/$id',
  staticData: { guard: 'signed-in', layout: 'menu' },
  beforeLoad: requireId,
  component: lazyRouteComponent(() => import('./screens/machine-instance-screen'), 'MachineInstanceScreen'),
})

const operatorMachines = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operator-machines',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseOperatorMachinesSearch,
  component: lazyRouteComponent(() => import('./screens/operator-machines-screen'), 'OperatorMachinesScreen'),
})

const createMaintenanceSchedule = createRoute({
  getParentRoute: () => rootRoute,
  path: '/create-maintenance-schedule',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseScheduleSearch,
  component: lazyRouteComponent(() => import('./screens/create-schedule-screen'), 'CreateScheduleScreen'),
})

const operationsAssistant = createRoute({
  getParentRoute: () => rootRoute,
  path: '/operations-assistant',
  staticData: { guard: 'signed-in', layout: 'fill' },
  validateSearch: parseAskSearch,
  component: lazyRouteComponent(() => import('./screens/operations-assistant-screen'), 'OperationsAssistantScreen'),
})

const machineAndQueryUnified = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-and-query-unified',
  staticData: { guard: 'signed-in', layout: 'fill' },
  validateSearch: parseAskSearch,
  component: lazyRouteComponent(
    () => import('./screens/machine-and-query-unified-screen'),
    'MachineAndQueryUnifiedScreen',
  ),
})

const machineAndQueryInput = createRoute({
  getParentRoute: () => rootRoute,
  path: '/machine-and-query-input',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseAskSearch,
  component: lazyRouteComponent(() => import('./screens/machine-and-query-input-screen'), 'MachineAndQueryInputScreen'),
})

const accounts = createRoute({
  getParentRoute: () => rootRoute,
  path: '/accounts',
  staticData: { guard: 'org-admin', layout: 'menu' },
  validateSearch: parseAccountsSearch,
  component: lazyRouteComponent(() => import('./screens/accounts-screen'), 'AccountsScreen'),
})

const addresses = createRoute({
  getParentRoute: () => rootRoute,
  path: '/addresses',
  staticData: { guard: 'org-admin', layout: 'menu' },
  validateSearch: parseAddressesSearch,
  component: lazyRouteComponent(() => import('./screens/addresses-screen'), 'AddressesScreen'),
})

const profile = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: lazyRouteComponent(() => import('./screens/profile-screen'), 'ProfileScreen'),
})

const organizations = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organizations',
  staticData: { guard: 'super-user', layout: 'menu' },
  validateSearch: parseOrganizationsSearch,
  component: lazyRouteComponent(() => import('./screens/organizations-screen'), 'OrganizationsScreen'),
})

const brands = createRoute({
  getParentRoute: () => rootRoute,
  path: '/brands',
  staticData: { guard: 'signed-in', layout: 'menu' },
  validateSearch: parseBrandsSearch,
  component: lazyRouteComponent(() => import('./screens/brands-screen'), 'BrandsScreen'),
})

const feedback = createRoute({
  getParentRoute: () => rootRoute,
  path: '/feedback',
  staticData: { guard: 'super-user', layout: 'menu' },
  validateSearch: parseFeedbackSearch,
  component: lazyRouteComponent(() => import('./screens/feedback-screen'), 'FeedbackScreen'),
})

const emails = createRoute({
  getParentRoute: () => rootRoute,
  path: '/emails',
  staticData: { guard: 'super-user', layout: 'menu' },
  validateSearch: parseEmailsSearch,
  component: lazyRouteComponent(() => import('./screens/emails-screen'), 'EmailsScreen'),
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
  component: lazyRouteComponent(() => import('./screens/onboarding-screen'), 'OnboardingScreen'),
})

const changePassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/change-password',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: lazyRouteComponent(() => import('./screens/change-password-screen'), 'ChangePasswordScreen'),
})

const termsOfService = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-of-service',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: lazyRouteComponent(() => import('@/pages/legal/terms-of-service'), 'TermsOfServicePage'),
})

const privacyPolicy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: lazyRouteComponent(() => import('@/pages/legal/privacy-policy'), 'PrivacyPolicyPage'),
})

const license = createRoute({
  getParentRoute: () => rootRoute,
  path: '/license',
  staticData: { guard: 'signed-in', layout: 'menu' },
  component: lazyRouteComponent(() => import('@/pages/legal/license'), 'LicensePage'),
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
