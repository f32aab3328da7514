export { actsFor, type Side } from './acts-for'
export {
  choosesDealership,
  findVisibleInstance,
  managesInstance,
  managesVisibleInstance,
  seesInstance,
  type VisibleInstance,
  visibleInstances,
} from './machine-instance-access'
export { managesManual, organizationsThatSeeManual, seesManual } from './manual-access'
export {
  addsModels,
  catalogueOf,
  describedModel,
  describerFor,
  managesModels,
  modelNameFor,
  typeNameFor,
  variantsBy,
} from './model-access'
export { isOperatorMachineServed, seesOperatorMachine } from './operator-machine-access'
export {
  findVisibleOrganization,
  isActiveAdmin,
  managesOrganization,
  seesOrganization,
  worksWithOrganization,
} from './organization-access'
export { isPortalLinkServed, managesPortalLink } from './portal-link-access'
export { isStaff } from './role'
export { countOperatorsServed, dealershipsServing, isServing, lockService, serves } from './service'
