import type { components } from '#contract/platform'

type Schemas = components['schemas']

export type ShoppingList = Schemas['ShoppingList']
export type ShoppingListSummary = Schemas['ShoppingListSummary']
export type NewShoppingList = Schemas['NewShoppingList']
export type ShoppingListChange = Schemas['ShoppingListChange']
/** What became of a list that was put into the cart. */
export type ListInCart = Schemas['ListInCart']
