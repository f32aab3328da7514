export { AddInstancePage } from './add-instance-page'
export { type AddStep, addSteps } from './steps'
