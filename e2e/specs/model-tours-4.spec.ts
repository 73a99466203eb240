import { leadWalks } from '../src/model-tours';

leadWalks(4);
