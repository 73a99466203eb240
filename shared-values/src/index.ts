export * from './days/day.rules';
export * from './days/zone.rules';
export * from './intl/names.rules';
export * from './numbers/currency.rules';
export * from './numbers/minor-units.rules';
export * from './numbers/money.rules';
export * from './numbers/number-text.rules';
