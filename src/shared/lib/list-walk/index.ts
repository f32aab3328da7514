export { placeInList, returnToRow, useListWalk } from './list-walk'
