import type { ComponentProps } from 'react';

interface CityImageProps extends Pick<ComponentProps<'img'>, 'alt' | 'width' | 'height' | 'className'> {
  readonly gameId: string;
  readonly seq: number;
  readonly size: 'small' | 'city';
}

/**
 * The city of a table, loaded when it scrolls into view. The picture of the other theme has no place on the
 * page, so the browser never loads it.
 */
export function CityImage({ gameId, seq, size, alt, className = '', ...shown }: CityImageProps) {
  const src = `/games/${gameId}/at/${seq}/picture?${size}`;
  return (
    <>
      {/* Our own pictures in their final size; an image service would have nothing to optimise. */}
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img src={src} alt={alt} loading="lazy" className={`${className} dark:hidden`} {...shown} />
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img
        src={`${src}&dark`}
        alt={alt}
        loading="lazy"
        className={`${className} hidden dark:block`}
        {...shown}
      />
    </>
  );
}
