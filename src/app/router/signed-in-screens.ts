import type { ComponentType } from 'react'

/** The screens behind the sign-in, by their routes' names; each loads when needed. */
export const signedInScreens = {
  home: () => import('./screens/home-screen').then(({ HomeScreen }) => HomeScreen),
  machines: () => import('./screens/machines-screen').then(({ MachinesScreen }) => MachinesScreen),
  machine: () => import('./screens/machine-screen').then(({ MachineScreen }) => MachineScreen),
  manuals: () => import('./screens/manuals-screen').then(({ ManualsScreen }) => ManualsScreen),
  machineInstances: () =>
    import('./screens/machine-instances-screen').then(({ MachineInstancesScreen }) => MachineInstancesScreen),
  addMachineInstance: () => import('./screens/add-instance-screen').then(({ AddInstanceScreen }) => AddInstanceScreen),
  machineInstance: () =>
    import('./screens/machine-instance-screen').then(({ MachineInstanceScreen }) => MachineInstanceScreen),
  operatorMachines: () =>
    import('./screens/operator-machines-screen').then(({ OperatorMachinesScreen }) => OperatorMachinesScreen),
  createMaintenanceSchedule: () =>
    import('./screens/create-schedule-screen').then(({ CreateScheduleScreen }) => CreateScheduleScreen),
  operationsAssistant: () =>
    import('./screens/operations-assistant-screen').then(({ OperationsAssistantScreen }) => OperationsAssistantScreen),
  machineAndQueryUnified: () =>
    import('./screens/machine-and-query-unified-screen').then(
      ({ MachineAndQueryUnifiedScreen }) => MachineAndQueryUnifiedScreen,
    ),
  machineAndQueryInput: () =>
    import('./screens/machine-and-query-input-screen').then(
      ({ MachineAndQueryInputScreen }) => MachineAndQueryInputScreen,
    ),
  accounts: () => import('./screens/accounts-screen').then(({ AccountsScreen }) => AccountsScreen),
  addresses: () => import('./screens/addresses-screen').then(({ AddressesScreen }) => AddressesScreen),
  profile: () => import('./screens/profile-screen').then(({ ProfileScreen }) => ProfileScreen),
  organizations: () => import('./screens/organizations-screen').then(({ OrganizationsScreen }) => OrganizationsScreen),
  brands: () => import('./screens/brands-screen').then(({ BrandsScreen }) => BrandsScreen),
  feedback: () => import('./screens/feedback-screen').then(({ FeedbackScreen }) => FeedbackScreen),
  emails: () => import('./screens/emails-screen').then(({ EmailsScreen }) => EmailsScreen),
  onboarding: () => import('./screens/onboarding-screen').then(({ OnboardingScreen }) => OnboardingScreen),
  changePassword: () =>
    import('./screens/change-password-screen').then(({ ChangePasswordScreen }) => ChangePasswordScreen),
  termsOfService: () => import('@/pages/legal/terms-of-service').then(({ TermsOfServicePage }) => TermsOfServicePage),
  privacyPolicy: () => import('@/pages/legal/privacy-policy').then(({ PrivacyPolicyPage }) => PrivacyPolicyPage),
  license: () => import('@/pages/legal/license').then(({ LicensePage }) => LicensePage),
} satisfies Record<string, () => Promise<ComponentType>>
