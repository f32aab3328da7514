export { actsFor, type Side } from './acts-for'
export { managesCatalogue, receivesGoods, seesCatalogue } from './catalogue-access'
export { compileForCallers, compileVariantsForCallers } from './compile-for-callers'
export {
  choosesDealership,
  findVisibleInstance,
  managesInstance,
  managesVisibleInstance,
  seesInstance,
  type VisibleInstance,
  visibleInstances,
} from './machine-instance-access'
export { managesNote, seesNote } from './machine-note-access'
export {
  type MaintenanceQuoteActor,
  maintenanceQuoteActors,
  seesMaintenanceQuote,
} from './maintenance-quote-access'
export { managesManual, organizationsThatSeeManual, seesManual } from './manual-access'
export {
  addsModels,
  catalogueOf,
  describedModel,
  describerFor,
  managesModels,
  modelNameFor,
  storedModelCount,
  typeNameFor,
  variantsBy,
} from './model-access'
export { isOperatorMachineServed, seesOperatorMachine } from './operator-machine-access'
export { type OrderActor, orderActors, seesOrder } from './order-access'
export {
  findVisibleOrganization,
  isActiveAdmin,
  isActiveStaff,
  managesOrganization,
  type OrganizationAccess,
  seesOrganization,
  seesPeopleOf,
  worksWithOrganization,
} from './organization-access'
export { hasEndedWithService, isPortalLinkServed, managesPortalLink } from './portal-link-access'
export { type QuoteActor, quoteActors, seesQuote } from './quote-access'
export { quoteRooms, roomsOfQuote } from './quote-room'
export { findRightsOf } from './rights-of'
export { isAdmin, isStaff, seesSharedRecords } from './role'
export { findSalesRecord } from './sales-record-access'
export { dealershipsOf, dealershipsServing, isServing, lockService, serves } from './service'
