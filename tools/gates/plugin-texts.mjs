/** Checks that the template of the WordPress plugin's texts is as its PHP files have it, and every catalogue complete. */
import { textFindings } from '../wordpress/plugin-texts.mjs';
import { report } from './report.mjs';

report(import.meta, textFindings);
