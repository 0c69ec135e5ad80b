import type { Localised } from '../localised.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';
import { ko } from './ko.js';
import type { PublishingTexts } from './texts.js';

export const publishingTexts: Localised<PublishingTexts> = { en, de, es, fr, ja, ko };
