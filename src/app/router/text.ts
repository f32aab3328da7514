import { defineText } from '@/shared/lib/i18n'

export const en = {
  allMachines: 'All machines',
  outbox: 'Outbox',
  itsPeople: 'Its people',
  manuals: 'Manuals',
  operatorMachines: 'Operator machines',
  searchItsManuals: 'Search its manuals',
  instances: 'Machine instances',
  itsInstances: 'Its machine instances',
  editTasks: 'Edit tasks',
  addInstance: 'Add a machine',
  ask: 'Ask {{name}}',
  askShort: 'Ask',
  changePassword: 'Change password',
  forgotPassword: 'Forgot password?',
  noTemporaryPassword: 'I do not have it: e-mail me a link',
  emailLink: 'E-mail me a sign-in link',
  backToLogin: 'Back to sign in',
  newLink: 'Get a new link',
  signOut: 'Sign out',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  notFoundTitle: 'This page does not exist',
  notFoundAdvice: 'The address may be mistyped, or what was here is gone or not yours to see.',
  goHome: 'Go to the start',
  failedTitle: 'This page did not load',
  crashedTitle: 'Something went wrong',
  crashedAdvice: 'Reload the page to go on. If it happens again, tell your administrator what you did last.',
  reload: 'Reload',
}

export const routerText = defineText('router', en, { es: () => import('./text.es') })
