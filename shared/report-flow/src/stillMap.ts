export * from '@territori/map/stillMap';
