import type { Page } from '@playwright/test';

/** The errors of a page and its console, from now on. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  return errors;
}

/** The addresses that a page requests, from now on. */
export function requestsOf(page: Page): readonly URL[] {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  return requests;
}
