export { firstFormId, focusedInFirstForm, removeFirstForm, takeOverFirstForm } from './first-form'
