export { actsFor, type Side } from './acts-for'
export {
  choosesDealership,
  findVisibleInstance,
  managesInstance,
  managesVisible,
  seesSides,
  type VisibleInstance,
  visibleMachines,
} from './machine-instance-access'
export { managesManual, organizationsThatSee, seesManual } from './manual-access'
export { addsModels, managesModel, seesModel } from './model-access'
export { assignerHasLeft, seesOperatorMachine } from './operator-machine-access'
export {
  findVisibleOrganization,
  isActiveAdmin,
  managesOrganization,
  seesOrganization,
  worksWithOrganization,
} from './organization-access'
export { isPortalLinkServed, managesPortalLink } from './portal-link-access'
export { isStaff } from './role'
export { isServing, lockService, serves } from './service'
