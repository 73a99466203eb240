export { countryAliases } from '@listings/shared-machines';
